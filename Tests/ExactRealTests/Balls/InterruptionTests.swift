import Testing

@testable import ExactReal

/// What stops a computation, and that it stops before it costs anything.
struct InterruptionTests {
    private func reals(_ precision: Int, work: Int64 = 1_000_000_000, bytes: Int = 1 << 24) -> Reals {
        Reals(precision: precision, budget: Budget(work: work, bytes: bytes), constants: Constants())
    }

    private func interruption(_ compute: () throws(Interruption) -> Ball) -> Interruption? {
        do throws(Interruption) {
            _ = try compute()
            return nil
        } catch {
            return error
        }
    }

    private func power(of two: Int64) -> Ball { Ball.one.shifted(by: two) }

    @Test func workIsForeseen() {
        let reals = reals(1 << 22, work: 1_000_000)
        #expect(interruption { () throws(Interruption) in try reals.pi() } == .overWork)
        #expect(interruption { () throws(Interruption) in try reals.exp(.one) } == .overWork)
        #expect(reals.budget.remainingWork < 0)
    }

    @Test func memoryIsForeseen() {
        let reals = reals(100, bytes: 1000)
        #expect(interruption { () throws(Interruption) in try reals.sine(power(of: 100_000)) } == .overMemory)
        #expect(interruption { () throws(Interruption) in try reals.sine(power(of: 1 << 50)) } == .overMemory)
        #expect(interruption { () throws(Interruption) in try reals.raised(by: 1 << 30).pi() } == .overMemory)
    }

    @Test func aStopIsObeyedAboutOnceInAMillionProducts() {
        var questions = 0
        let budget = Budget(work: 10_000_000_000) {
            questions += 1
            return questions == 3 ? .stopped : nil
        }
        let reals = Reals(precision: 20_000, budget: budget, constants: Constants())
        let error = interruption { () throws(Interruption) in
            while true { _ = try reals.exp(.one) }
        }
        #expect(error == .stopped)
        let work = 10_000_000_000 - budget.remainingWork
        #expect((3_000_000...4_000_000).contains(work))
    }

    @Test func numbersTooLargeAreRefused() {
        let reals = reals(64)
        #expect(interruption { () throws(Interruption) in try reals.exp(power(of: 60)) } == .tooLarge)
        #expect(interruption { () throws(Interruption) in try reals.exp(power(of: 1 << 59)) } == .tooLarge)
        #expect(interruption { () throws(Interruption) in try reals.square(power(of: 3 << 58)) } == .tooLarge)
        #expect(
            interruption { () throws(Interruption) in try reals.hyperbolicCosine(power(of: 70).negated) } == .tooLarge)
        #expect(interruption { () throws(Interruption) in try reals.factorial(power(of: 80)) } == .tooLarge)
        #expect(interruption { () throws(Interruption) in try reals.power(Ball(9), power(of: 62)) } == .tooLarge)
    }

    @Test func numbersTooSmallBecomeTinyBalls() throws {
        let reals = reals(64)
        for ball in [try reals.exp(power(of: 70).negated), try reals.square(power(of: -3 << 58))] {
            #expect(ball.sign == nil)
            #expect(ball.magnitude <= .power(1 - Ball.exponentLimit))
        }
        #expect(try reals.subtract(.one, reals.hyperbolicTangent(power(of: 90))).magnitude < .power(-60))
    }

    @Test func aWideBallOfHugeNumbersIsNoReasonToGiveUp() throws {
        let reals = reals(64)
        let wide = Ball(power(of: 1 << 59).midpoint, radius: .power((1 << 59) - 2))
        #expect(try reals.inverseHyperbolicCosine(wide).accuracy > 50)
        #expect(try reals.inverseHyperbolicSine(wide.negated).accuracy > 50)
    }

    @Test(arguments: [
        BallFunction.log, .sqrt, .asin, .acos, .acosh, .atanh, .gamma, .factorial, .div, .lgamma,
    ])
    func outsideIsUndefinedAndAcrossIsUndecided(_ function: BallFunction) {
        let outside: [BallFunction: Int] = [.log: -1, .sqrt: -2, .acosh: 0, .gamma: -3, .factorial: -4, .lgamma: -5]
        let ends: [BallFunction: Int] = [.asin: 1, .acos: -1, .acosh: 1, .atanh: 1, .gamma: -3, .factorial: -4]
        let border = Ball(Ball(Integer(ends[function] ?? 0)).midpoint, radius: .power(-90))
        let reals = reals(100)
        let first = function == .div ? Ball.zero : Ball(Integer(outside[function] ?? 2))
        #expect(interruption { () throws(Interruption) in try function.value(reals, first, "0 0 0 0") } == .undefined)
        let second = function == .div ? Ball.one : border
        #expect(
            interruption { () throws(Interruption) in try function.value(reals, second, "0 0 1 -90") } == .undecided)
    }

    @Test func aNumberKnownToBeInTheDomainIsTakenThere() throws {
        let reals = reals(100)
        let aroundZero = Ball(.zero, radius: .power(-40))
        #expect(try reals.squareRoot(aroundZero, isKnownNonNegative: true).upper >= Dyadic(.one, exponent: -20))
        #expect(try reals.squareRoot(aroundZero, isKnownNonNegative: true).lower.sign == 0)
        let aroundOne = Ball(.one, radius: .power(-40))
        #expect(try reals.arcCosine(aroundOne, isKnownInDomain: true).lower.sign <= 0)
        #expect(try reals.arcSine(aroundOne, isKnownInDomain: true).compared(to: reals.halfPi()) == nil)
        #expect(try reals.inverseHyperbolicCosine(aroundOne, isKnownInDomain: true).magnitude < .power(-18))
    }
}
