import { sql } from 'drizzle-orm'
import { rows } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'

const companies = [
  ['苏州示范家居有限公司', '91320500MA1EXAMPL1', '工商银行苏州示范支行', '6222020000000000001'],
  ['宁波样板贸易有限公司', '91330200MA2EXAMPL2', '建设银行宁波示范支行', '6217000000000000002'],
] as const

/** Invoices of every ninth paid order of the demo shop; none where it has no orders. */
export default {
  // after the orders
  order: 90,
  async run({ db }: Seed) {
    const orders = await rows<{ id: number; real_name: string; user_phone: string }>(
      db,
      sql`select id, real_name, user_phone from shop_orders where paid = 1 and pid <= 0 and id % 9 = 0 order by id desc limit 40`,
    )
    for (const [index, { id, real_name: name, user_phone: phone }] of orders.entries()) {
      const isPaper = index % 4 === 3
      const company = index % 2 === 1 ? companies[index % companies.length] : undefined
      const isIssued = index % 3 === 2
      await db.execute(sql`insert into shop_invoices (order_id, type, header_type, name, duty_number, drawer_phone, email, bank, card_number, is_invoice,
          invoice_number, invoiced_at)
        values (${id}, ${isPaper ? 2 : 1}, ${company ? 2 : 1}, ${company?.[0] ?? (name || '个人')}, ${company?.[1] ?? ''}, ${phone},
          ${`invoice${index}@example.com`}, ${isPaper ? (company?.[2] ?? '') : ''}, ${isPaper ? (company?.[3] ?? '') : ''}, ${isIssued ? 1 : 0},
          ${isIssued ? String(20_260_000 + index * 17) : ''}, ${isIssued ? sql`now()` : null})`)
    }
  },
}
