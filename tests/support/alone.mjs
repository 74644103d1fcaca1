import { failureLine } from './failures.mjs'

const inBrowser = new Set(['widgets', 'pages', 'journeys', 'whole-pages', 'whole-journeys', 'slow-widgets', 'slow-pages', 'slow-journeys'])
const most = 3

/**
 * A test in a browser that failed while other parts took the processors is run once more, its whole file and nothing beside it. What
 * passes then is not called passed without a word: it is `unsteady`, and the summary says how it failed. More than three such tests in a
 * part are no accident and stay failed.
 * @param result of a part: `{ name, passed, failed, failures }`
 * @param run runs files of the part and resolves with such a result
 */
export async function onceMoreAlone(result, run) {
  const { name, failures = [] } = result
  if (!inBrowser.has(name) || failures.length === 0 || failures.length > most || result.failed > failures.length) return result
  const again = await run([...new Set(failures.map(({ file }) => file))])
  if (again.passed === 0 || again.failed > (again.failures?.length ?? 0)) return result
  const isSame = (one) => (other) => one.file === other.file && one.name === other.name
  // what only broke the second time is broken, too
  const stays = [
    ...failures.filter((one) => again.failures.some(isSame(one))),
    ...again.failures.filter((one) => !failures.some(isSame(one))),
  ]
  const unsteady = failures.filter((one) => !again.failures.some(isSame(one)))
  return {
    ...result,
    passed: result.passed + result.failed - stays.length,
    failed: stays.length,
    failures: stays,
    unsteady: unsteady.map((one) => `UNSTEADY  ${name}, failed beside others and passed alone: ${failureLine(one)}`),
  }
}
