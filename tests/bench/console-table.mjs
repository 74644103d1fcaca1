import { cpus } from 'node:os'
import { quantile } from './console.mjs'

const ms = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0))

/** What `measureConsole` found, as Markdown. */
export function consoleLines({ results, failures, health, shell, tabs }) {
  const { console: own, 'react-admin': peer } = results
  const row = (needs, title, allowed, pick, unit = ms) => {
    const of = (entry, part) => (entry?.[part] === undefined ? undefined : pick(entry))
    const [mine, other] = [of(own, needs), of(peer, needs)]
    const ratio = mine === undefined || other === undefined ? '–' : `${(other / mine).toFixed(1)}×`
    return `| ${title} | ${mine === undefined ? 'failed' : unit(mine)} | ${allowed} | ${other === undefined ? 'failed' : unit(other)} | ${ratio} |`
  }
  const untold = (entry) => entry?.answers?.untold ?? '–'
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1)
  return [
    `The console beside react-admin on the same server and rows: ${cpus().length} cores (${cpus()[0].model.trim()}), Chromium, 1440×900.`,
    '',
    '| | console | allowed | react-admin | × ours |',
    '|-|-:|-:|-:|-:|',
    row('cold', 'sign-in, slow 4G, 4× slower processor: largest paint, ms', 1500, ({ cold }) => cold.lcp),
    row('cold', 'sign-in, kB gzip', 110, ({ cold }) => cold.bytes, kilobytes),
    row('narrow', '1,000,000 lines narrowed: median to first line, ms', '', ({ narrow }) => quantile(narrow, 0.5)),
    row('narrow', '1,000,000 lines narrowed: p95, ms', 300, ({ narrow }) => quantile(narrow, 0.95)),
    row('turn', 'to a page that was seen before: median, ms', '', ({ turn }) => quantile(turn, 0.5)),
    row('turn', 'to a page that was seen before: worst, ms', 100, ({ turn }) => quantile(turn, 1)),
    row('answers', '200 steps: p75 until the next paint, ms', 50, ({ answers }) => quantile(answers.times, 0.75)),
    row('heap', 'heap after them, MB', '', (entry) => entry.heap, megabytes),
    `| signed in, with a list, kB gzip | ${kilobytes(shell)} | 200 | | |`,
    `| twenty tabs, heap, MB | ${tabs === undefined ? 'failed' : megabytes(tabs)} | 150 | | |`,
    '',
    `Before it was measured, react-admin was looked at with nothing slowed: largest paint ${ms(health.paint)} ms, ${health.asks} questions whether somebody is signed in, no error, no request again and again. It is served compressed (Brotli) as the console is. Its words of a filter are set through its own hook, since its fields wait half a second after each key; the console's are typed into its field and sent off with Enter.`,
    '',
    `Each of the 200 steps was seen on the page. Those of which the browser tells nothing took less than a frame and count as 16 ms: ${untold(own)} of the console's, ${untold(peer)} of react-admin's.`,
    '',
    ...failures.map((line) => `Failed: ${line}`),
    '',
  ]
}
