import { fileURLToPath } from 'node:url'
import { openSources } from './sources.mjs'

/*
 * `node tests/bench/chat-faults.mjs`: customer service under faults, `SEEDS` (100) clusters of `MESSAGES` (1,000) messages each, from `FIRST`
 * (1) on. `BUNDLE` is another build of the server and `SQL` changes the database: for a planted fault, which must be found.
 */
const [seeds, messages, first] = ['SEEDS', 'MESSAGES', 'FIRST'].map((name, at) => Number(process.env[name]) || [100, 1000, 1][at])
const bundle = process.env.BUNDLE || fileURLToPath(new URL('../../.build/main.js', import.meta.url))
const sources = await openSources()
const module = await sources.load('tests/support/chat-faults/run.ts')
const cluster = await module.openCluster(bundle)
if (process.env.SQL) await cluster.pool.query(process.env.SQL)
const outcomes = []
try {
  for (let seed = first; seed < first + seeds; seed++) {
    const outcome = await module.trial(cluster, { seed, messages })
    outcomes.push(outcome)
    console.log(module.lineOf(outcome))
  }
} finally {
  await cluster.close()
  await sources.close()
}
const sum = (pick) => outcomes.reduce((total, outcome) => total + pick(outcome), 0)
const broken = outcomes.filter((outcome) => outcome.broken.length > 0)
console.log(
  `${sum(({ messages }) => messages)} messages, ${sum(({ refused }) => refused)} of them refused with a sentence, ` +
    `${sum(({ faults }) => Object.values(faults).reduce((all, times) => all + times, 0))} faults, ${outcomes.length} seeds in ` +
    `${Math.round(sum(({ seconds }) => seconds))} s; broken: ${broken.length ? broken.map(({ seed }) => seed).join(' ') : 'none'}`,
)
process.exit(broken.length > 0 ? 1 : 0)
