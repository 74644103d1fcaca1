import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { lineOf, openCluster, trial } from '../../../support/chat-faults/run.ts'
import { withDatabase } from '../../database.ts'
import { builtServer } from '../../served.ts'

let bundle = ''
beforeAll(async () => {
  bundle = join(await builtServer(), 'main.js')
}, 300_000)
const database = withDatabase()

// a few faults alone: `tests/journeys/chat-faults.test.ts` has all of them, and kills the database too
it('loses, doubles and reorders nothing of a chat whose lines and server break', { timeout: 300_000 }, async () => {
  const cluster = await openCluster(bundle, { database: database.config })
  onTestFinished(() => cluster.close())
  const only = ['cut', 'half open', 'transfer', 'server killed', 'reload', 'offline']
  const outcome = await trial(cluster, { seed: 7, messages: 40, agents: 2, visitors: 3, only })
  expect(outcome.broken, lineOf(outcome)).toEqual([])
  expect([outcome.messages, Object.keys(outcome.faults)]).toEqual([40, only])
})
