import { describe, expect, it } from 'vitest'
import { failureLines, failuresOf } from '../support/failures.mjs'

const failed = (name: string, message: string) => ({ status: 'failed', fullName: name, failureMessages: [message] })
const passed = { status: 'passed', fullName: 'goes', failureMessages: [] }

describe('the last lines of the suite', () => {
  it('name part, file, test, its line and what was wrong', () => {
    const suites = [
      {
        name: '/somewhere/tests/a.test.ts',
        status: 'failed',
        assertionResults: [
          passed,
          failed(
            'a list > fills',
            '\u001b[31mError: no row\u001b[39m\n/list: empty\n    at until (/b/browse.ts:7:1)\n    at async /a/a.test.ts:12:3\n',
          ),
        ],
      },
      { name: '/somewhere/tests/b.test.ts', status: 'failed', message: 'SyntaxError: unexpected }', assertionResults: [] },
      { name: '/somewhere/tests/c.test.ts', status: 'passed', assertionResults: [passed] },
    ]
    expect(failureLines([{ name: 'unit', failed: 2, failures: failuresOf(suites, '/somewhere') }])).toEqual([
      'FAILED  unit: tests/a.test.ts > a list > fills (a.test.ts:12): Error: no row /list: empty',
      'FAILED  unit: tests/b.test.ts > (the file itself): SyntaxError: unexpected }',
    ])
  })

  it('say what a program said that is no list of tests, and nothing of what passed', () => {
    const unhandled = 'stderr | Error of a test\n⎯⎯ Uncaught Exception ⎯⎯\nTypeError: not a function\n  Errors  1 error'
    expect(
      failureLines([
        { name: 'types', failed: 1, output: 'src/a.ts(1,2): error TS2322: no\nFound 1 error' },
        { name: 'unit', failed: 1, output: unhandled },
        { name: 'size', failed: 1, output: 'ok   chat   4.0 kB\nOVER sign-in page   111.0 kB' },
        { name: 'house', failed: 0, output: 'error' },
      ]),
    ).toEqual([
      'FAILED  types: src/a.ts(1,2): error TS2322: no',
      'FAILED  unit: Uncaught Exception TypeError: not a function',
      'FAILED  size: OVER sign-in page   111.0 kB',
    ])
  })

  it('say that a test ran out of time, in words', () => {
    const timedOut = { ...failed('waits', 'Error: STACK_TRACE_ERROR\n    at /a/a.test.ts:12:3\n'), duration: 120_031 }
    const suites = [{ name: '/somewhere/tests/a.test.ts', status: 'failed', assertionResults: [timedOut] }]
    expect(failureLines([{ name: 'server', failed: 1, failures: failuresOf(suites, '/somewhere') }])).toEqual([
      'FAILED  server: tests/a.test.ts > waits (a.test.ts:12): ran out of time (after 120 s)',
    ])
  })

  it('fit into 2,000 characters, however many there are', () => {
    const failures = Array.from({ length: 300 }, (_, at) => ({
      file: `tests/${at}.test.ts`,
      name: 'x'.repeat(300),
      message: 'y'.repeat(300),
    }))
    const lines = failureLines([{ name: 'unit', failed: 300, failures }])
    expect(lines.join('\n').length).toBeLessThan(1700)
    expect(lines.at(-1)).toBe('FAILED  … and 288 more')
  })
})
