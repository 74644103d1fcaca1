import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtServer } from '../server/served.ts'
import { lineOf, openTown, trial } from '../support/chat-faults/run.ts'
import type { Town } from '../support/chat-faults/town.ts'

let town: Town
beforeAll(async () => {
  town = await openTown(join(await builtServer(), 'main.js'))
}, 300_000)
afterAll(() => town?.close())

// `node tests/bench/chat-faults.mjs` runs a hundred of them
it.each([11, 12])(
  'nothing is lost, doubled or put in another order, and nobody is without an agent: seed %i',
  { timeout: 300_000 },
  async (seed) => {
    const outcome = await trial(town, { seed, messages: 150, mayDie: seed === 12, patience: 120_000 })
    expect(outcome.broken, lineOf(outcome)).toEqual([])
    expect(outcome.messages).toBe(150)
  },
)
