extension Signal {
    /// A signal without values.
    @inlinable
    public static var never: Signal {
        Signal(silentWhenCancelled: { _ in Cancellable {} })
    }

    /// A signal that gives each subscriber one value at once.
    @inlinable
    public static func just(_ value: Value) -> Signal {
        Signal(silentWhenCancelled: { observer in
            observer(value)
            return Cancellable {}
        })
    }

    /// The values of all the signals as they come; subscribes in the order listed.
    @inlinable
    public static func merge(_ signals: [Signal]) -> Signal {
        Signal(silentWhenCancelled: { observer in
            Cancellable(all: signals.map { $0.subscribe(observer) })
        })
    }

    /// Every value, transformed; `transform` runs once for each value and subscriber.
    @inlinable
    public func map<Output>(_ transform: @escaping (Value) -> Output) -> Signal<Output> {
        let source = source
        return Signal<Output>(silentWhenCancelled: { observer in
            source { value in observer(transform(value)) }
        })
    }

    /// Every value, transformed, but for those that become nil.
    @inlinable
    public func compactMap<Output>(_ transform: @escaping (Value) -> Output?) -> Signal<Output> {
        let source = source
        return Signal<Output>(silentWhenCancelled: { observer in
            source { value in
                if let output = transform(value) { observer(output) }
            }
        })
    }
}

extension Signal where Value: Equatable {
    /// The values that differ from the one before.
    @inlinable
    public var distinct: Signal {
        let source = source
        return Signal(silentWhenCancelled: { observer in
            var last: Value?
            return source { value in
                if last == value { return }
                last = value
                observer(value)
            }
        })
    }
}
