// the part of Mocha that web-test-runner gives to browser tests
type Step = (this: { timeout(milliseconds: number): void }) => unknown

declare function describe(title: string, run: () => void): void
declare function it(title: string, run: Step): void
declare function before(run: Step): void
declare function beforeEach(run: Step): void
declare function after(run: Step): void
