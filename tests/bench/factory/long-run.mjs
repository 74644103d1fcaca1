import { existsSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openSources } from '../sources.mjs'

/*
 * `node tests/bench/factory/long-run.mjs`: acts on papers of the factory by people at once while servers and database are killed, and what holds
 * afterwards. `SEEDS` (10) runs of `OPERATIONS` (20,000) acts by `CLIENTS` (8), from `FIRST` (1) on; in each of them both servers and the database
 * are killed `KILLS` (5) times. An operation is one act on one paper: that it is made, edited, submitted, approved, audited, changed, taken back and so
 * on, done by the server or refused by a rule. Papers that are audited in one call are one act each, what is added and submitted in one call is two,
 * and a payment, a correction, a count that is begun or posted, and what a device has counted is one. What is sent twice is one. What was done is compared with the
 * journal of events, name by name. `BUNDLE` is another build of the server; `PLANT` is the name of a bug that is put into a copy of it and has to be
 * found (tests/support/factory-run/planted.ts), and `SQL` changes the database to the same end.
 */
const names = ['SEEDS', 'OPERATIONS', 'CLIENTS', 'FIRST', 'KILLS']
const [seeds, operations, clients, first, kills] = names.map((name, at) => Number(process.env[name] || [10, 20_000, 8, 1, 5][at]))
const built = process.env.BUNDLE || fileURLToPath(new URL('../../../.build/main.js', import.meta.url))
if (!existsSync(built)) throw new Error(`${built} is not there: npm run build first`)
const sources = await openSources()
const module = await sources.load('tests/support/factory-run/run.ts')
const bundle = process.env.PLANT ? module.withBug(built, process.env.PLANT) : built
const cluster = await module.openCluster(bundle)
if (process.env.SQL) await cluster.pool.query(process.env.SQL)
const outcomes = []
try {
  for (let seed = first; seed < first + seeds; seed++) {
    const outcome = await module.trial(cluster, { seed, operations, clients, kills })
    outcomes.push(outcome)
    console.log(module.lineOf(outcome))
  }
} finally {
  await cluster.close()
  await sources.close()
  if (bundle !== built) rmSync(bundle)
}
const sum = (pick) => outcomes.reduce((total, outcome) => total + pick(outcome), 0)
const broken = outcomes.filter((outcome) => outcome.broken.length > 0)
const [acts, seconds] = [sum((one) => one.operations), sum((one) => one.seconds)]
console.log(
  `${acts} acts on papers by ${sum((one) => one.writes)} writes, ${sum((one) => one.papers)} papers, ${sum((one) => one.refused)} refusals, ${sum((one) => one.kills)} kills, ` +
    `${outcomes.length} seeds in ${Math.round(seconds)} s, ${Math.round(acts / seconds)} acts a second; broken: ${broken.map(({ seed }) => seed).join(' ') || 'none'}`,
)
process.exit(broken.length > 0 ? 1 : 0)
