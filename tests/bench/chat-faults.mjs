import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/*
 * `node tests/bench/chat-faults.mjs`: customer service under faults, `SEEDS` (100) towns of `MESSAGES` (1,000) messages each, from `FIRST`
 * (1) on. `BUNDLE` is another build of the server: one with a planted fault.
 */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const [seeds, messages, first] = ['SEEDS', 'MESSAGES', 'FIRST'].map((name, at) => Number(process.env[name]) || [100, 1000, 1][at])
const bundle = process.env.BUNDLE || here('../../.build/main.js')
// the people of the trial are our own client's code, which Node cannot read by itself
const reader = await createServer({
  ...{ root: here('../..'), configFile: false, logLevel: 'error', appType: 'custom', optimizeDeps: { noDiscovery: true } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
const module = await reader.ssrLoadModule(here('../support/chat-faults/run.ts'))
const town = await module.openTown(bundle)
const outcomes = []
try {
  for (let seed = first; seed < first + seeds; seed++) {
    const outcome = await module.trial(town, { seed, messages })
    outcomes.push(outcome)
    console.log(module.lineOf(outcome))
  }
} finally {
  await town.close()
  await reader.close()
}
const sum = (pick) => outcomes.reduce((total, outcome) => total + pick(outcome), 0)
const broken = outcomes.filter((outcome) => outcome.broken.length > 0)
console.log(
  `${sum(({ messages }) => messages)} messages, ${sum(({ refused }) => refused)} of them refused with a sentence, ` +
    `${sum(({ faults }) => Object.values(faults).reduce((all, times) => all + times, 0))} faults, ${outcomes.length} seeds in ` +
    `${Math.round(sum(({ seconds }) => seconds))} s; broken: ${broken.length ? broken.map(({ seed }) => seed).join(' ') : 'none'}`,
)
process.exit(broken.length > 0 ? 1 : 0)
