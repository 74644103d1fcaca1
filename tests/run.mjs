import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { onceMoreAlone } from './support/alone.mjs'
import { failureLines } from './support/failures.mjs'
import { changedParts, longParts, parts as usualParts } from './support/parts.mjs'
import { findChromium, findFirefox, findPhp } from './support/chromium.mjs'
import { memoryFolder } from './support/memory-folder.mjs'
import { keptDemo } from './support/stage.mjs'
import { wholeSet } from './replay/recorded.mjs'

// `npm test`, `npm test -- house unit`, `npm test -- changed`, `npm run check`, `npm run test:full`
const started = Date.now()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const parts = { ...usualParts, ...changedParts, ...longParts }
const hasWholeSet = existsSync(wholeSet)
const full = Object.keys(longParts).filter((name) => hasWholeSet || !name.startsWith('whole-'))
const groups = {
  changed: ['types', 'lint', 'format', 'house', ...Object.keys(changedParts)],
  check: ['types', 'lint', 'format', 'house', 'unit'],
  all: Object.keys(usualParts),
  full: ['build', ...full],
}
const wanted = process.argv.slice(2)
const names = wanted.length === 0 ? groups.all : wanted.flatMap((name) => groups[name] ?? [name])
const unknown = names.filter((name) => !parts[name])
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(' ')}, or check, full.`)
  process.exit(2)
}

rmSync('.build/tests', { recursive: true, force: true })
mkdirSync('.build/tests', { recursive: true })
const inMemory = memoryFolder()
if (inMemory) process.env.TMPDIR = inMemory
const inBrowser = /^(size|browser|(slow-)?widgets|memory|sweeps|keyboard|((whole|slow)-)?(pages|journeys))$/
const needsBrowser = names.some((name) => inBrowser.test(name))
const browser = needsBrowser ? await findChromium() : { how: 'not needed' }
const context = { chromium: browser.path, firefox: findFirefox(), php: findPhp(), demo: keptDemo() }
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
await Promise.all([lane('types', 'house'), lane('lint', 'format', 'build')])
await lane('unit', 'changed-unit', 'changed-server')
// two at a time, the longest first: more of them make each other late on two processors
const queue = [
  'pages',
  'server',
  'journeys',
  'widgets',
  'size',
  'browser',
  'slow-journeys',
  'slow-server',
  'slow-pages',
  'slow-widgets',
  'slow-unit',
  'whole-journeys',
  'whole-unit',
  'whole-slow-unit',
  'whole-pages',
  'whole-server',
  'keyboard',
  'roles',
  'factory-run',
  'sweeps',
]
const taking = async () => {
  for (let name = queue.shift(); name; name = queue.shift()) await lane(name)
}
await Promise.all([taking(), taking()])
// counts bytes of a browser that nothing disturbs
await lane('memory')
// one that stands in no lane is run all the same
await lane(...names.filter((name) => !results.some((result) => result.name === name)))
for (const [at, result] of results.entries())
  results[at] = await onceMoreAlone(result, (files) => {
    console.log(`${result.name}: once more alone: ${files.join(' ')}`)
    return parts[result.name](context, files)
  })
context.demo.remove()
if (inMemory) rmSync(inMemory, { recursive: true, force: true, maxRetries: 5 })
results.sort((a, b) => Object.keys(parts).indexOf(a.name) - Object.keys(parts).indexOf(b.name))

const sum = (pick) => results.reduce((total, result) => total + pick(result), 0)
const skipped = results.flatMap((result) => result.skipped.map((reason) => `${result.name}: ${reason}`))
console.log('\nSummary')
for (const result of results)
  console.log(`  ${result.failed ? 'FAILED' : 'passed'}  ${result.name} (${result.passed} of ${result.passed + result.failed})`)
if (names.includes('journeys'))
  console.log(`PHP host: ${context.php ? `run (PHP ${context.php.version})` : 'NOT run: php is not installed'}`)
if (names.includes('browser')) console.log(`Firefox: ${context.firefox ? `run (${context.firefox})` : 'NOT run: firefox is not installed'}`)
if (needsBrowser) console.log(`Browser: ${browser.path ?? 'none'} (${browser.how})`)
if (names.includes('memory'))
  console.log(`Whole set of recorded replies: ${hasWholeSet ? 'run' : 'NOT run: it does not lie beside the repository'}`)
else if (names.some((name) => ['unit', 'server', 'journeys'].includes(name)))
  console.log('Recorded replies: trimmed copies in tests/fixtures/recorded (`npm run test:full` reads the whole set)')
for (const line of skipped) console.log(`Skipped  ${line}`)
const unsteady = results.flatMap((result) => result.unsteady ?? [])
for (const line of [...unsteady, ...failureLines(results)]) console.log(line)
const failed = sum((result) => result.failed)
// one that runs by itself must not land with a test that fails now and then
const isRefused = unsteady.length > 0 && Boolean(process.env.CI)
if (isRefused) console.log('An unsteady test is a broken one: with CI set this run has failed.')
console.log(`${Math.round((Date.now() - started) / 1000)} s in all${wanted.length === 0 ? ' (aim: 720)' : ''}`)
if (unsteady.length > 0) console.log(`${unsteady.length} unsteady`)
console.log(`${sum((result) => result.passed)} passed, ${failed} failed, ${skipped.length} skipped`)
process.exit(failed > 0 || isRefused ? 1 : 0)

function indent(text) {
  const lines = text.trimEnd().split('\n')
  const shown = lines.length > 120 ? [`… ${lines.length - 120} lines before`, ...lines.slice(-120)] : lines
  return shown.map((line) => `    ${line}`).join('\n')
}
