import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { builtServer } from '../server/served.ts'
import { allFaults, lineOf, openCluster, trial } from '../support/chat-faults/run.ts'

let bundle = ''
beforeAll(async () => {
  bundle = join(await builtServer(), 'main.js')
}, 300_000)

async function open(options?: Parameters<typeof openCluster>[1]) {
  const cluster = await openCluster(bundle, options)
  onTestFinished(() => cluster.close())
  return cluster
}

// `node tests/bench/chat-faults.mjs` runs a hundred of them
describe('a chat whose servers, database and networks break', { timeout: 400_000 }, () => {
  it.each([11, 12])('loses, doubles and reorders nothing, and leaves nobody without an agent: seed %i', async (seed) => {
    const messages = 150
    const outcome = await trial(await open(), { seed, messages, isScheduled: true, mayDie: seed === 12 })
    expect(outcome.broken, lineOf(outcome)).toEqual([])
    expect(outcome.messages).toBe(messages)
    expect(Object.keys(outcome.faults)).toEqual(expect.arrayContaining(allFaults))
    // what is written to somebody who has just been handed on; many of them would be a bug
    expect(outcome.refused, lineOf(outcome)).toBeLessThanOrEqual(messages / 10)
  })

  it('is found out where the server stores twice what is sent twice', async () => {
    const cluster = await open({ plant: 'what is sent twice is stored twice' })
    const outcome = await trial(cluster, { seed: 1, messages: 60, doubledShare: 0.3, patience: 3000 })
    expect(outcome.broken).toContainEqual(expect.stringContaining('is kept 2 times and not 1'))
  })
})
