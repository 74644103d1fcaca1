import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { createDocument, act, linesOf } from '#src/server/factory/documents.ts'
import { openItems } from '#src/server/factory/ledgers/allocations.ts'
import { audit, reverse } from '#src/server/factory/post.ts'
import { verify } from '#src/server/factory/verify.ts'
import { boardLine, day, factoryStage, lying, who } from '../stage.ts'

const held = factoryStage()
const priced = (pieces: number, net: string, tax: string, gross: string, more: object = {}) =>
  boardLine(held.stage.boards[0]!, pieces, { net, tax, gross, ...more })
const owed = (party: number, side: 'AR' | 'AP') =>
  row(held.db, sql`select (debit - credit)::int as left from party_balances where party_id = ${party} and side = ${side}`)
const journalOf = async (id: number) =>
  Object.fromEntries(
    (
      await rows<{ account: string; amount: number }>(
        held.db,
        sql`select account, sum(debit - credit)::int as amount from journal_entries where document_id = ${id} group by 1`,
      )
    ).map(({ account, amount }) => [account, amount]),
  )

it('takes back what a customer returns: stock at its cost, and less is receivable', async () => {
  await audit(held.db, await held.receipt([priced(10, '1000.00', '130.00', '1130.00')]), who)
  const customer = (await row<{ id: number }>(
    held.db,
    sql`insert into parties (is_customer, sn, name) values (true, 'KH1', '客户') returning id`,
  ))!.id
  const id = await held.receipt([priced(2, '300.00', '39.00', '339.00')], { subType: 'return', party: customer })
  await audit(held.db, id, who)
  expect(await owed(customer, 'AR')).toEqual({ left: -33_900 })
  expect(await journalOf(id)).toEqual({ goods: 20_000, cost: -20_000, revenue: 30_000, 'tax-out': 3_900, receivable: -33_900 })
  expect(Object.values(await lying(held.db))).toEqual(['12 540'])
  await reverse(held.db, id, day, who)
  expect(await owed(customer, 'AR')).toEqual({ left: 0 })
  expect(await verify(held.db)).toEqual([])
})

it('owes a supplier less for what goes back, and settles the receipt that it came with', async () => {
  const party = held.stage.suppliers[1]!
  await audit(held.db, await held.receipt([priced(1, '50.00', '0', '50.00')], { party }), who)
  const receipt = await held.receipt([priced(4, '400.00', '52.00', '452.00')], { party })
  await audit(held.db, receipt, who)
  const [line] = await linesOf(held.db, receipt)
  const { id } = await createDocument(
    held.db,
    {
      ...{ type: 'OUT', subType: 'return', day, party, warehouse: held.stage.warehouses[0]! },
      lines: [priced(1, '100.00', '13.00', '113.00', { source: line!.id })],
    },
    '仓管',
  )
  await act(held.db, id, 'submit', who)
  await audit(held.db, id, who)
  expect(await owed(party, 'AP')).toEqual({ left: -38_900 })
  const open = async () => (await openItems(held.db, party, 'AP', 'debts', 'fifo')).map((one) => [one.document === receipt, one.open])
  // the older receipt is owed as before
  expect(await open()).toEqual([
    [false, '5000'],
    [true, '33900'],
  ])
  expect(await openItems(held.db, party, 'AP', 'payments')).toEqual([])
  await reverse(held.db, id, day, who)
  expect((await open()).at(-1)).toEqual([true, '45200'])
  expect(await verify(held.db)).toEqual([])
})
