import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { changeOrder, recordEvent, type OrderEvent } from './change.ts'
import { newVerifyCode, numberOf } from './numbers.ts'
import { linesOf, timeOf, type Acting, type StoredLine, type StoredOrder } from './order.ts'
import { differenceOf } from '#src/lib/decimal.ts'
import { partOf } from './shares.ts'
import { stateOf, step } from './states.ts'

/** How goods go out: by a courier, by the shop's own people, or with nothing to carry. */
export type Delivery =
  | { type: 'express'; name: string; code: string; number: string }
  | { type: 'send'; name: string; phone: string; uid: number }
  | { type: 'fictitious'; content: string }

/** Some pieces of a line. */
export interface Pieces {
  line: number
  num: number
}

const columnsOf = (delivery: Delivery) => {
  const none = { name: '', code: '', id: '', uid: 0, content: '' }
  if (delivery.type === 'express') return { ...none, name: delivery.name, code: delivery.code, id: delivery.number }
  if (delivery.type === 'send') return { ...none, name: delivery.name, id: delivery.phone, uid: delivery.uid }
  return { ...none, content: delivery.content }
}

const eventOf = (delivery: Delivery): OrderEvent => {
  if (delivery.type === 'express')
    return { type: 'delivery_goods', message: `已发货 快递公司：${delivery.name} 快递单号：${delivery.number}` }
  if (delivery.type === 'send') return { type: 'delivery', message: `已配送 发货人：${delivery.name} 发货人电话：${delivery.phone}` }
  return { type: 'delivery_fictitious', message: '已虚拟发货' }
}

const deliverySets = (delivery: Delivery) => {
  const { name, code, id, uid, content } = columnsOf(delivery)
  return sql`delivery_type = ${delivery.type}, delivery_name = ${name}, delivery_code = ${code}, delivery_id = ${id}, delivery_uid = ${uid},
    fictitious_content = ${content}${foundBy(delivery)}`
}

/** What lets an order be found by a number that it went out with. */
export const foundByNumber = (number: string) => (number ? sql`, words = words || ${` ${number.toLowerCase()}`}` : sql``)
const foundBy = (delivery: Delivery) => (delivery.type === 'express' ? foundByNumber(delivery.number) : sql``)

/** What keeps an order from being shipped, by the contract's numbers. */
async function refuseUnshippable(db: Db, order: StoredOrder, delivery: Delivery): Promise<void> {
  const refuse = (code: string) => {
    throw new Refusal({ status: 400, code })
  }
  if (order.is_del) refuse('400471')
  if (!order.paid) refuse('ORDER_UNPAID')
  if (order.shipping_type === 2) refuse('400473')
  if (order.virtual_type === 3 && delivery.type !== 'fictitious') refuse('400522')
  if (await hasOpenRefund(db, order.id)) refuse('400475')
}

/** Whether somebody asked for money back and waits for an answer. */
export async function hasOpenRefund(db: Db, order: number): Promise<boolean> {
  const open = await row(
    db,
    sql`select 1 as open from shop_refunds where store_order_id = ${order} and refund_type in (1, 2, 4, 5) and is_cancel = 0`,
  )
  return open !== undefined
}

// a code by which the shop's own people hand over what they bring
const handoverCode = (delivery: Delivery) => (delivery.type === 'send' ? sql`, verify_code = ${newVerifyCode()}` : sql``)

/** Ships a whole order. @throws Refusal 400471 deleted, 400472 shipped, 400473 pick-up, 400475 a refund is open, 400522 */
export async function shipOrder(db: Db, order: StoredOrder, delivery: Delivery, acting: Acting = {}): Promise<void> {
  await refuseUnshippable(db, order, delivery)
  if (stateOf(order) === 'partlyShipped') return shipPieces(db, order, delivery, await leftToShip(db, order), acting)
  const { status } = step(order, 'ship', 'shipped', '400472')
  await changeOrder(
    db,
    order.id,
    {
      order: [sql`status = ${status}, shipped_at = ${timeOf(acting)}, ${deliverySets(delivery)}${handoverCode(delivery)}`],
      lines: sql`surplus_num = 0`,
    },
    eventOf(delivery),
    acting,
  )
}

const leftToShip = async (db: Db, order: StoredOrder): Promise<Pieces[]> =>
  (await linesOf(db, order.id)).filter(({ surplus_num }) => surplus_num > 0).map(({ id, surplus_num }) => ({ line: id, num: surplus_num }))

/** The lines that pieces are of. @throws Refusal 400158 for none, 400159 for more than are left */
export function chosenLines(lines: readonly StoredLine[], pieces: readonly Pieces[], leftOf: (line: StoredLine) => number) {
  if (pieces.length === 0) throw new Refusal({ status: 400, code: '400158' })
  const counts = new Map<number, number>()
  for (const { line, num } of pieces) counts.set(line, (counts.get(line) ?? 0) + num)
  return [...counts].map(([id, num]) => {
    const line = lines.find((one) => one.id === id)
    if (!line || num < 1 || num > leftOf(line)) throw new Refusal({ status: 400, code: '400159' })
    return { line, num }
  })
}

/**
 * Ships some pieces: they stand in an order below this one, with the delivery of their own; once nothing is left the order itself counts as
 * shipped. An order whose pieces go out all at once is shipped as a whole.
 * @throws Refusal as `shipOrder`, and 400158, 400159
 */
export async function shipPieces(
  db: Db,
  order: StoredOrder,
  delivery: Delivery,
  pieces: readonly Pieces[],
  acting: Acting = {},
): Promise<void> {
  await refuseUnshippable(db, order, delivery)
  const lines = await linesOf(db, order.id)
  // before the pieces: of what is shipped none are left to be chosen
  step(order, 'shipPart', 'shipped', '400472')
  const chosen = chosenLines(lines, pieces, ({ surplus_num }) => surplus_num)
  const left = lines.reduce((sum, { surplus_num }) => sum + surplus_num, 0) - chosen.reduce((sum, { num }) => sum + num, 0)
  if (left === 0 && stateOf(order) === 'toShip') return shipOrder(db, order, delivery, acting)
  const part = await addPart(db, order, chosen, delivery, acting)
  await recordEvent(db, part, eventOf(delivery), acting)
  const { status } = step(order, 'shipPart', left > 0 ? 'partlyShipped' : 'shipped', '400472')
  await changeOrder(
    db,
    order.id,
    [
      sql`status = ${status}, pid = -1, delivery_type = ${left > 0 ? 'delivery_part_split' : 'delivery_split'}, shipped_at = ${timeOf(acting)}${foundBy(delivery)}`,
    ],
    left > 0 ? { type: 'delivery_part_split', message: '已拆分部分发货' } : { type: 'delivery_split', message: '已拆分发货完成' },
    acting,
  )
}

/** What pieces cost that come after others. */
const betweenPieces = ({ paid_price, num }: StoredLine, before: number, pieces: number) =>
  differenceOf(partOf(paid_price, num, before + pieces), partOf(paid_price, num, before))

type Chosen = readonly { line: StoredLine; num: number }[]

async function addPart(db: Db, order: StoredOrder, chosen: Chosen, delivery: Delivery, acting: Acting): Promise<number> {
  // what was paid for pieces, so that all parts together are what was paid for the goods
  const sets = chosen.map(({ line, num }) => {
    return { id: line.id, num, paid: betweenPieces(line, line.num - line.surplus_num, num) }
  })
  const part = await row<{ id: number }>(
    db,
    sql`with n as (select nextval(pg_get_serial_sequence('shop_orders', 'id')) as id, ${timeOf(acting)} as at),
      x as (select * from json_to_recordset(${JSON.stringify(sets)}::json) x (id bigint, num int, paid numeric)),
      c as (select sum(x.num)::int as num, sum(x.paid) as paid, sum(l.price * x.num) as total, sum(l.cost * x.num) as cost,
          coalesce(sum(l.vip_off * x.num) filter (where l.price_type = 'level'), 0) as level_off,
          coalesce(sum(l.vip_off * x.num) filter (where l.price_type = 'member'), 0) as member_off
        from x join shop_order_lines l on l.id = x.id),
      o as (
        insert into shop_orders (id, pid, order_id, uid, real_name, user_phone, user_address, province, total_num, total_price, pay_price, cost,
          level_price, member_price, paid, pay_at, pay_type, status, shipping_type, virtual_type, mark, is_channel, channel_type, added_at, shipped_at)
        select n.id, p.id, ${numberOf('cp', sql`n.id`, sql`n.at`)}, p.uid, p.real_name, p.user_phone, p.user_address, p.province, c.num, c.total, c.paid,
          c.cost, c.level_off, c.member_off, 1, p.pay_at, p.pay_type, 1, 1, p.virtual_type, p.mark, p.is_channel, p.channel_type, n.at, n.at
        from n, c, shop_orders p where p.id = ${order.id} returning id),
      s as (update shop_order_lines l set surplus_num = l.surplus_num - x.num from x where l.id = x.id returning l.id),
      i as (
        insert into shop_order_lines (order_id, part_of, product_id, sku_id, num, surplus_num, price, vip_off, price_type, true_price, paid_price, cost, store_name, suk, image, unit_name)
        select o.id, l.id, l.product_id, l.sku_id, x.num, 0, l.price, l.vip_off, l.price_type, l.true_price, x.paid, l.cost, l.store_name, l.suk, l.image, l.unit_name
        from o, x join shop_order_lines l on l.id = x.id)
      select id from o`,
  )
  await db.execute(sql`update shop_orders set ${deliverySets(delivery)}${handoverCode(delivery)} where id = ${part!.id}`)
  await recordEvent(db, part!.id, { type: 'split_create_order', message: '拆分订单生成' }, acting)
  return part!.id
}
