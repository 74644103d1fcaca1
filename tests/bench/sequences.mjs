import { appendFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from '../support/child.mjs'

/*
 * The random tests of history, journal and merge with as many rounds as the product promises; the unit tests run a few
 * hundred of the same. `node tests/bench/sequences.mjs [seed]`: a seed repeats a run.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const results = fileURLToPath(new URL('results.md', import.meta.url))
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const seed = Number(process.argv[2]) || 20_261_121
const rounds = { RUNS: '10000', SESSIONS: '1000', MERGES: '10000', RACES: '1000', SEED: String(seed) }

const parts = [
  [
    'sequences of operations, each undone and redone to the same bytes, and again after a reload',
    'RUNS',
    'document/history',
    'random sequences',
  ],
  ['sessions on the device, each ended without a word and taken up again', 'SESSIONS', 'session/journal', 'random sessions'],
  ['pairs of editors merged: nothing lost, the same page on both sides', 'MERGES', 'document/merge', 'random pairs'],
  ['races of two editors: nothing overwritten that was not seen', 'RACES', 'session/merging', 'random races'],
]

const lines = [
  `\n## ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, random sequences, seed ${seed}, node ${process.version}, ${cpus().length} cores\n`,
]
lines.push('| | rounds | failed | s |', '|-|-:|-:|-:|')
for (const [name, count, file, title] of parts) {
  const { code, output, seconds } = await runChild(
    process.execPath,
    [vitest, 'run', '--project', 'unit', `tests/designer/${file}`, '-t', title, '--testTimeout', '600000'],
    { cwd: root, env: rounds, limit: 900_000 },
  )
  if (code !== 0) {
    process.exitCode = 1
    console.error(output)
  }
  lines.push(`| ${name} | ${Number(rounds[count]).toLocaleString('en')} | ${code === 0 ? 0 : 'YES'} | ${seconds.toFixed(0)} |`)
  console.log(lines.at(-1))
}
appendFileSync(results, `${lines.join('\n')}\n`)
