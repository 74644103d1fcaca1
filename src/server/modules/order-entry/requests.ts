import { sql, type SQL } from 'drizzle-orm'
import type { EnteredExtract, EnteredRefund, EnteredReview, EntryExtract, EntryRefund, EntryReview } from '#src/api/order-entry.ts'
import { compared } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { relative } from '../../shop/address.ts'
import { lockOrderBy } from '../../shop/orders/order.ts'
import { applyForRefund } from '../../shop/orders/refund.ts'
import { reviewLine } from '../../shop/orders/review.ts'
import type { Pieces } from '../../shop/orders/ship.ts'
import { applyForWithdrawal } from '../../shop/withdrawals.ts'
import { digestOf } from './service.ts'

interface Request {
  table: 'shop_refunds' | 'shop_extracts' | 'product_replies'
  /** What is answered of a row. */
  columns: SQL
  /** Makes what is asked for; answers its id. */
  make(): Promise<number>
}

/**
 * Does once what a storefront asks for by a number of its own; who sends it twice at once waits for the first.
 * @throws Refusal 409 `EXTERNAL_NO_USED` for another request of the same number
 */
async function once<Stored extends object>(
  db: Db,
  body: { external_no: string },
  { table, columns, make }: Request,
): Promise<Stored & { created: boolean }> {
  const { external_no: externalNo } = body
  const [name, digest] = [sql.raw(table), digestOf(body)]
  const read = () =>
    row<Stored & { digest: string }>(db, sql`select ${columns}, external_digest as digest from ${name} where external_no = ${externalNo}`)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${externalNo}`}, 0))`)
  const there = await read()
  if (there && there.digest !== digest) throw new Refusal({ status: 409, code: 'EXTERNAL_NO_USED', values: { order: externalNo } })
  if (!there) await db.execute(sql`update ${name} set external_no = ${externalNo}, external_digest = ${digest} where id = ${await make()}`)
  const { digest: _, ...stored } = there ?? (await read())!
  return { ...(stored as unknown as Stored), created: !there }
}

/** Lines of an order by the codes of what was bought. @throws Refusal `SKU_GONE` for what is not in it */
async function piecesOf(db: Db, order: number, lines: EntryRefund['lines'] = []): Promise<Pieces[]> {
  const found = await rows<{ line: number; code: string }>(
    db,
    sql`select l.id as line, s.code from shop_order_lines l join product_skus s on s.id = l.sku_id where l.order_id = ${order}`,
  )
  const byCode = new Map(found.map(({ line, code }) => [code, line]))
  return lines.map(({ unique, num }) => {
    const line = byCode.get(unique)
    if (line === undefined) throw new Refusal({ status: 400, code: 'SKU_GONE', values: { unique }, errors: { lines: 'SKU_GONE' } })
    return { line, num }
  })
}

/** @throws Refusal 400118 for an order that is not the buyer's */
async function lockOrderOf(db: Db, { order_id: number, uid }: { order_id: string; uid: number }) {
  const order = await lockOrderBy(db, 'order_id', number, '400118')
  if (order.uid !== uid) throw new Refusal({ status: 400, code: '400118' })
  return order
}

/** @throws Refusal as `lockOrderOf` and `applyForRefund` */
export const askForRefund = (db: Db, body: EntryRefund): Promise<EnteredRefund> =>
  once<Omit<EnteredRefund, 'created'>>(db, body, {
    table: 'shop_refunds',
    columns: sql`id, order_id, refund_price::text as refund_price, refund_type`,
    async make() {
      const order = await lockOrderOf(db, body)
      const pieces = await piecesOf(db, order.id, body.lines)
      const { type, reason = '', explain = '', phone = '' } = body
      return (await applyForRefund(db, order, { type, pieces, reason, explain, phone })).id
    },
  })

/** @throws Refusal as `lockOrderOf`, `piecesOf` and `reviewLine` */
export const keepReview = (db: Db, body: EntryReview, origin: string): Promise<EnteredReview> =>
  once<Omit<EnteredReview, 'created'>>(db, body, {
    table: 'product_replies',
    columns: sql`id, status, (select o.status from shop_orders o where o.id = product_replies.order_id) as order_status`,
    async make() {
      const order = await lockOrderOf(db, body)
      const [{ line } = { line: 0 }] = await piecesOf(db, order.id, [{ unique: body.unique, num: 1 }])
      return reviewLine(db, order, {
        ...{ line, productScore: body.product_score, serviceScore: body.service_score, comment: (body.comment ?? '').trim() },
        pics: (body.pics ?? []).map((address) => relative(address, origin)),
      })
    },
  })

/** Where a withdrawal is paid to, with the number of the refusal without it. */
const accounts = {
  weixin: [['wechat', '400110']],
  alipay: [['alipay_code', '400109']],
  bank: [
    ['bank_code', '400111'],
    ['bank_address', '400112'],
  ],
  balance: [],
} as const

/** @throws Refusal 400109 to 400112 without an account, 100100 for nothing, `BALANCE_SHORT`, 400214 */
export const askForExtract = (db: Db, body: EntryExtract): Promise<EnteredExtract> =>
  once<Omit<EnteredExtract, 'created'>>(db, body, {
    table: 'shop_extracts',
    columns: sql`id, extract_price::text as extract_price, balance::text as balance, status`,
    async make() {
      const { extract_type: type, extract_price: price, uid, external_no: _, ...account } = body
      const missing = accounts[type].find(([field]) => !account[field]?.trim())
      if (missing) throw new Refusal({ status: 400, code: missing[1], errors: { [missing[0]]: missing[1] } })
      if (compared(price, '0') <= 0) throw new Refusal({ status: 400, code: '100100', errors: { extract_price: '100100' } })
      const found = await row(db, sql`select 1 as found from shop_users where uid = ${uid} and is_del = 0`)
      if (!found) throw new Refusal({ status: 400, code: '400214' })
      return applyForWithdrawal(db, { uid, type, price, ...account })
    },
  })
