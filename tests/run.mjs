import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { onceMoreAlone } from './support/alone.mjs'
import { failureLines } from './support/failures.mjs'
import { parts } from './support/parts.mjs'
import { findChromium, findFirefox, findPhp } from './support/chromium.mjs'
import { recordedSet } from './replay/recorded.mjs'

// `npm test`, `npm test -- house unit`, `npm run check`
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const groups = { check: ['types', 'lint', 'format', 'house', 'unit'], all: Object.keys(parts) }
const asked = process.argv.slice(2)
const names = asked.length === 0 ? groups.all : asked.flatMap((name) => groups[name] ?? [name])
const unknown = names.filter((name) => !parts[name])
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(' ')}, or check.`)
  process.exit(2)
}

rmSync('.build/tests', { recursive: true, force: true })
mkdirSync('.build/tests', { recursive: true })
const needsBrowser = names.some((name) => ['size', 'browser', 'widgets', 'pages', 'journeys'].includes(name))
const browser = needsBrowser ? await findChromium() : { how: 'not needed' }
const context = { chromium: browser.path, firefox: findFirefox(), php: findPhp() }
if (needsBrowser) console.log(`Browser: ${browser.path ?? 'none'} (${browser.how})`)

const results = []
async function run(name) {
  const result = { name, passed: 0, failed: 0, skipped: [], notes: [], ...(await parts[name](context)) }
  results.push(result)
  const figures = [
    `${result.passed} passed`,
    result.failed && `${result.failed} FAILED`,
    result.skipped.length && `${result.skipped.length} skipped`,
  ]
  console.log(`${name.padEnd(9)} ${figures.filter(Boolean).join(', ')}  ${result.seconds?.toFixed(1) ?? '0'} s`)
  if (result.failed > 0) console.log(indent(result.output ?? ''))
  for (const note of result.notes) console.log(`          ${note}`)
}

// what needs nothing but processors comes first
const lane = async (...wanted) => {
  for (const name of wanted) if (names.includes(name)) await run(name)
}
await Promise.all([lane('types'), lane('lint', 'format', 'house', 'build')])
await lane('unit')
// two at a time, the longest first, since most of these tests wait for a browser or a database
const waiting = ['pages', 'journeys', 'server', 'widgets', 'browser', 'size']
const taking = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) await lane(name)
}
await Promise.all([taking(), taking()])
for (const [at, result] of results.entries())
  results[at] = await onceMoreAlone(result, (files) => {
    console.log(`${result.name}: once more alone: ${files.join(' ')}`)
    return parts[result.name](context, files)
  })
results.sort((a, b) => groups.all.indexOf(a.name) - groups.all.indexOf(b.name))

const sum = (pick) => results.reduce((total, result) => total + pick(result), 0)
const skipped = results.flatMap((result) => result.skipped.map((reason) => `${result.name}: ${reason}`))
console.log('\nSummary')
for (const result of results)
  console.log(`  ${result.failed ? 'FAILED' : 'passed'}  ${result.name} (${result.passed} of ${result.passed + result.failed})`)
if (names.includes('journeys'))
  console.log(`PHP host: ${context.php ? `run (PHP ${context.php.version})` : 'NOT run: php is not installed'}`)
if (names.includes('browser')) console.log(`Firefox: ${context.firefox ? `run (${context.firefox})` : 'NOT run: firefox is not installed'}`)
if (needsBrowser) console.log(`Browser: ${browser.path ?? 'none'} (${browser.how})`)
if (names.some((name) => ['unit', 'server', 'journeys'].includes(name)))
  console.log(
    `Recorded replies: ${recordedSet === 'whole' ? 'the whole set beside the repository' : 'trimmed copies in tests/fixtures/recorded'}`,
  )
for (const line of skipped) console.log(`Skipped  ${line}`)
const unsteady = results.flatMap((result) => result.unsteady ?? [])
for (const line of [...unsteady, ...failureLines(results)]) console.log(line)
const counts = [`${sum((result) => result.passed)} passed`, `${sum((result) => result.failed)} failed`, `${skipped.length} skipped`]
console.log([...counts, ...(unsteady.length > 0 ? [`${unsteady.length} unsteady`] : [])].join(', '))
process.exit(sum((result) => result.failed) > 0 ? 1 : 0)

function indent(text) {
  const lines = text.trimEnd().split('\n')
  const shown = lines.length > 120 ? [`… ${lines.length - 120} lines before`, ...lines.slice(-120)] : lines
  return shown.map((line) => `    ${line}`).join('\n')
}
