import { describe, expect, it, onTestFinished } from 'vitest'
import { dbOver, openPool, type Db } from '#src/server/db.ts'
import { audit } from '#src/server/factory/post.ts'
import { boardLine, factoryStage, setStage, who } from '../stage.ts'

const held = factoryStage()

/** What a piece of work says to the database, statement by statement. */
async function saidBy(work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const pool = openPool({ ...held.database.config, max: 1 })
  onTestFinished(() => pool.end())
  const said: string[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      said.push(typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text)
      return query(...args)
    }) as never
  })
  await work(dbOver(pool))
  return said
}

describe('an audit', () => {
  it('takes as many statements for fifty lines as for one, and once it holds goods one more and the commit', async () => {
    const { boards } = await setStage(held.db, { boards: 50 })
    const line = (sku: number) => boardLine(sku, 5, { net: '50.00', gross: '50.00' })
    await audit(held.db, await held.receipt(boards.map(line)), who)
    for (const [write, count] of [
      [() => held.receipt([line(boards[0]!)]), () => held.receipt(boards.map(line))],
      [() => held.issue([boardLine(boards[0]!, 1)]), () => held.issue(boards.map((sku) => boardLine(sku, 1)))],
    ] as const) {
      const [short, long] = [await write(), await count()]
      const ofOne = await saidBy((db) => audit(db, short, who))
      const ofFifty = await saidBy((db) => audit(db, long, who))
      expect(ofFifty.length).toBe(ofOne.length)
      const behind = ofFifty.slice(ofFifty.findIndex((text) => text.includes('held_stock')) + 1)
      expect(behind).toEqual([expect.stringContaining('insert into stock_moves'), 'commit'])
    }
  })
})
