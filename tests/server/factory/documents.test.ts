import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { boardLine, day, factoryStage } from './stage.ts'

const held = factoryStage()

describe('numbers and intentions', () => {
  it('P-D4: one client token is one document, however often and however many at once', async () => {
    const clientToken = randomUUID()
    const draft = {
      type: 'OUT' as const,
      day,
      warehouse: held.stage.warehouses[0]!,
      lines: [boardLine(held.stage.boards[0]!, 1)],
      clientToken,
    }
    const made = await Promise.all(Array.from({ length: 8 }, () => createDocument(held.db, draft, '仓管')))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1)
    const others = [() => createDocument(held.db, draft, '采购'), () => createDocument(held.db, { ...draft, reason: '报废' }, '仓管')]
    for (const other of others) await expect(other()).rejects.toMatchObject({ detail: { status: 409, code: 'TOKEN_OF_ANOTHER' } })
  })

  it('P-D5: are given once, without a hole, to creators at once, beside those who fail and those who void', async () => {
    const draft = { type: 'TRANSFER' as const, day, lines: [boardLine(held.stage.boards[0]!, 1)] }
    const wrong = { ...draft, lines: [boardLine(-1, 1)] }
    const creator = async (at: number) => {
      for (let turn = 0; turn < 10; turn++) {
        const made = await createDocument(held.db, (at + turn) % 5 ? draft : wrong, '仓管').catch(() => undefined)
        // one that is void keeps its number
        if (made && turn % 3 === 0) await act(held.db, made.id, 'void', { who: '仓管', note: '不要了' })
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, at) => creator(at)))
    const numbers = (await rows<{ sn: string }>(held.db, sql`select sn from factory_documents where type = 'TRANSFER' order by sn`)).map(
      ({ sn }) => Number(sn.split('-')[1]),
    )
    expect(numbers).toEqual(Array.from({ length: 64 }, (_, at) => at + 1))
    const voided = await row<{ count: number }>(
      held.db,
      sql`select count(*)::int as count from factory_documents where type = 'TRANSFER' and status = 9`,
    )
    expect(voided!.count).toBeGreaterThan(15)
  })
})
