import { sql } from 'drizzle-orm'
import { rows } from '#src/server/db.ts'
import { addPaid, removePaid } from '#src/server/modules/factory-orders/payments.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { daysAgo, numberAs } from './factory/papers.ts'

const writer = { user: { id: 1, name: '沈会计', level: 0, permissions: new Set<string>() }, locale: 'zh-cn' } as never

interface Owed {
  id: number
  party: number
  gross: string
  age: number
}

/** What was paid to suppliers: old receipts whole, one in part, an order in advance, and one payment that was a mistake. */
export default {
  order: 81,
  async run({ db, now }: Seed) {
    const account = (await rows<{ id: number }>(db, sql`select id from cash_accounts where type = 'bank' order by id limit 1`))[0]?.id
    const pay = async (body: object, age: number) => {
      const { id } = await addPaid(
        db,
        { side: 'out', method: 'bank', ...(account && { account_id: account }), biz_date: daysAgo(now, age), ...body } as never,
        writer,
      )
      await numberAs(db, id, daysAgo(now, age))
      return id
    }
    const owed = await rows<Owed>(
      db,
      sql`select d.id::int as id, d.party_id::int as party, d.gross::text as gross, (${daysAgo(now, 0)}::date - d.biz_date)::int as age from factory_documents d
          where d.type = 'IN' and d.sub_type = 'purchase' and d.status = 2 and d.reversal_of is null order by d.biz_date, d.id`,
    )
    for (const [at, { id, party, gross, age }] of owed
      .filter((one) => one.age > 45)
      .slice(0, 12)
      .entries()) {
      const amount = at === 3 ? '5000.00' : gross
      await pay({ party_id: party, amount, doc: { type: 'IN', id }, ref_no: `2026${String(10_481 + at * 37)}` }, Math.max(age - 30, 1))
    }
    const [ordered] = await rows<{ id: number; party: number }>(
      db,
      sql`select id::int as id, party_id::int as party from factory_documents where type = 'PO' and status = 2 order by id desc limit 1`,
    )
    if (ordered) await pay({ party_id: ordered.party, amount: '8000.00', doc: { type: 'PO', id: ordered.id }, remark: '预付款' }, 1)
    const [last] = owed.slice(-1)
    if (last) await removePaid(db, await pay({ party_id: last.party, amount: '1200.00', remark: '重复付款' }, 2), '重复付款', writer)
  },
}
