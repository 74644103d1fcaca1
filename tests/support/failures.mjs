const cut = (text, length) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)
// colours of a terminal
const plain = (text) => text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
/** What a failure says before it says where. */
const said = (text) => {
  const lines = plain(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const index = lines.findIndex((line) => line.startsWith('at '))
  return lines.slice(0, index === -1 ? 1 : Math.max(1, index)).join(' ') || 'no message'
}

/** The line of the test in which it failed, as in `a.test.ts:12`. */
const where = (text) => {
  const [, location] = /^\s*at .*?([^/\\\s]+\.test\.tsx?:\d+):\d+\)?$/m.exec(plain(text)) ?? []
  return location ? ` (${location})` : ''
}

// vitest reports a test or hook that ran out of time by this word alone
const message = (test) =>
  test.failureMessages
    .join('\n')
    .replaceAll(/\b(?:Error: )?STACK_TRACE_ERROR\b/g, `ran out of time (after ${Math.round((test.duration ?? 0) / 1000)} s)`)

/** Failed tests of a vitest report, and files that broke before their first test: `{ file, name, message }`. */
export function failuresOf(suites, root = process.cwd()) {
  const within = (path) => path.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '')
  return suites.flatMap((suite) => {
    const failed = suite.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && suite.status === 'failed')
      return [{ file: within(suite.name), name: '(the file itself)', message: suite.message ?? '' }]
    return failed.map((test) => ({ file: within(suite.name), name: test.fullName, message: message(test) }))
  })
}

const spoken = [/^(uncaught exception|unhandled (rejection|error))$/i, /^OVER /, /^stopped:/, /^(𐄂|❌|✗|×|x) /, /\berror\b/i, /fail/i]

/** The line of a program's output that says what went wrong, and the next after a heading; for parts that are no list of tests. */
export function spokenError(output) {
  const lines = plain(output)
    .split('\n')
    .map((line) => line.replace(/[⎯]+/g, '').trim())
    .filter(Boolean)
  for (const sign of spoken) {
    const at = lines.findIndex((line) => sign.test(line))
    if (at !== -1) return lines.slice(at, sign === spoken[0] ? at + 2 : at + 1).join(' ')
  }
  return lines.at(-1) ?? 'no message'
}

/** Where a test failed and what it said, in one line. */
export const failureLine = ({ file, name, message }) => `${file} > ${cut(name, 160)}${where(message)}: ${cut(said(message), 1000)}`

/**
 * One line for each failure, short enough that all stand in the last 2,000 characters; the first twelve when there are more.
 * @param {{ name: string, failed: number, output?: string, failures?: { file: string, name: string, message: string }[] }[]} results
 */
export function failureLines(results) {
  const all = results
    .filter((result) => result.failed > 0)
    .flatMap(({ name, output = '', failures = [] }) =>
      failures.length === 0
        ? [`FAILED  ${name}: ${cut(spokenError(output), 200)}`]
        : failures.map((one) => `FAILED  ${name}: ${failureLine(one)}`),
    )
  const length = Math.max(120, Math.floor(1400 / all.length))
  const lines = all.slice(0, 12).map((line) => cut(line, length))
  return all.length > 12 ? [...lines, `FAILED  … and ${all.length - 12} more`] : lines
}
