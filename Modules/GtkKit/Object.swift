import CGtk

/// An object of GObject, held by one strong reference as long as this wrapper lives.
///
/// Several wrappers of one object may exist; each holds its own reference. A wrapper carries no state of the
/// object: what it answers, it reads from the object.
///
/// A pointer is good as long as its wrapper lives, and Swift ends the life of a local constant after its last use. So C
/// is given pointers of `self` and of parameters, which live through the call, never those of a local wrapper.
@MainActor
open class Object {
    let raw: UnsafeMutableRawPointer

    /// The type that the pointer must be of.
    class var gType: GType { g_object_get_type() }

    /// Takes over what a constructor returned: the floating reference, or the one that the caller was given.
    init(new pointer: UnsafeMutableRawPointer?) {
        raw = Self.checked(pointer)
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
    }

    /// Shares an object that somebody else owns, by a reference of its own.
    init(shared pointer: UnsafeMutableRawPointer?) {
        raw = Self.checked(pointer)
        g_object_ref_sink(raw)
    }

    isolated deinit {
        g_object_unref(raw)
    }

    /// The pointer, once it is known to be of this class's type: then every cast up its hierarchy is sound.
    private static func checked(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
        guard let pointer, g_type_check_instance_is_a(pointer.assumingMemoryBound(to: GTypeInstance.self), gType) != 0
        else { fatalError("not an object of the type that \(self) wraps") }
        return pointer
    }

    /// The pointer for C functions that take a type whose structure is public.
    func pointer<Instance>() -> UnsafeMutablePointer<Instance> {
        raw.assumingMemoryBound(to: Instance.self)
    }

    /// A reference for C functions that take one over. It outlives this wrapper.
    var newReference: UnsafeMutableRawPointer {
        g_object_ref(raw)
        return raw
    }

    /// The pointer for C functions that take an opaque type.
    var opaque: OpaquePointer { OpaquePointer(raw) }
}
