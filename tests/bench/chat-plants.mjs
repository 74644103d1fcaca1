import { fileURLToPath } from 'node:url'
import { openSources } from './sources.mjs'

/*
 * `node tests/bench/chat-plants.mjs`: bugs of `tests/support/chat-faults/planted.ts` one by one, each in a copy of the product, and after how
 * many messages a run says that it is there. `ONLY` names one by a part of its name; `MESSAGES` (100) a run, `RUNS` (5) at most.
 */
const [messages, runs] = ['MESSAGES', 'RUNS'].map((name, at) => Number(process.env[name]) || [100, 5][at])
const bundle = process.env.BUNDLE || fileURLToPath(new URL('../../.build/main.js', import.meta.url))

/** Puts the pieces of a bug into a source as it is loaded. */
const planting = (planted, patched) => ({
  name: 'planted',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith(planted.client.source) ? patched(code, planted.client.patches) : undefined),
})

/** A line of what one bug came to, and whether it was found. */
async function tryOne(name, planted, patched) {
  const sources = await openSources(planted.client ? [planting(planted, patched)] : [])
  const module = await sources.load('tests/support/chat-faults/run.ts')
  const cluster = await module.openCluster(bundle, { plant: name })
  let sum = 0
  try {
    const what = { messages, isScheduled: true, mayDie: planted.mayDie ?? false, doubledShare: 0.1, patience: 10_000 }
    for (let seed = 1; seed <= runs; seed++) {
      const outcome = await module.trial(cluster, { seed, ...what, ...(planted.rule && { rule: planted.rule }) })
      sum += outcome.messages
      const said = outcome.broken.find((one) => planted.found.test(one))
      if (said) return { isFound: true, line: `${name}: found after ${sum} messages: ${said}` }
      if (outcome.broken.length > 0) console.log(`  ${name}, seed ${seed}, something else: ${outcome.broken.slice(0, 3).join(' | ')}`)
    }
    return { isFound: false, line: `${name}: NOT found in ${sum} messages` }
  } finally {
    await cluster.close()
    await sources.close()
  }
}

const sources = await openSources()
const { plants } = await sources.load('tests/support/chat-faults/planted.ts')
const { patched } = await sources.load('tests/support/patched-build.ts')
const names = Object.keys(plants).filter((name) => name.includes(process.env.ONLY ?? ''))
const missed = []
for (const name of names) {
  const { isFound, line } = await tryOne(name, plants[name], patched)
  console.log(line)
  if (!isFound) missed.push(name)
}
await sources.close()
console.log(`${names.length - missed.length} of ${names.length} found`)
process.exit(missed.length > 0 ? 1 : 0)
