import { appendFileSync, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openSources } from './sources.mjs'

/*
 * `node tests/bench/chat-faults.mjs`: customer service under faults, `SEEDS` (100) runs of `MESSAGES` (1,000) messages each, from `FIRST`
 * (1) on. `BUNDLE` is another build of the server and `SQL` changes the database: for a planted fault, which must be found. `LEDGER` names a file
 * that gets a line for each seed as soon as it is done (seed, messages, seconds, result, `COMMIT`); before each it ends where the file `STOP` exists.
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
    if (process.env.STOP && existsSync(process.env.STOP)) break
    const outcome = await module.trial(cluster, { seed, messages })
    outcomes.push(outcome)
    const { broken, seconds } = outcome
    const result = broken.length === 0 ? 'ok' : `BROKEN:${broken.length}`
    if (process.env.LEDGER)
      appendFileSync(process.env.LEDGER, `${seed} ${outcome.messages} ${seconds} ${result} ${process.env.COMMIT ?? ''}\n`)
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
