import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'

export interface Order {
  uid: number
  pid: number
  addedAt: string
  payAt: string | null
  price: string
  cost: string
  num: number
  product: number
  channel: number
  payType: string
  seckill: number
  refund: { at: string | null; amount: string; num: number } | null
}

export interface User {
  uid: number
  province: string
  sex: number
  type: string
  addedAt: string
}

// made once: one for each of ten thousand questions took nine seconds
const inShop = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })

/** The day and hour of a moment in the shop: `2026-11-21 13`. */
export const localHour = (moment: string): string => inShop.format(new Date(moment)).slice(0, 13)

export const localDay = (moment: string): string => localHour(moment).slice(0, 10)

/** Numbers that look random and are the same every time. */
export function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

export async function addProduct(db: Db, name: string): Promise<{ product: number; sku: number }> {
  const made = await row<{ id: number }>(
    db,
    sql`with c as (insert into categories (cate_name) values (${name} || random()) returning id)
      insert into products (cate_id, store_name, image, price) select id, ${name}, '/uploads/attach/p.png', 10 from c returning id`,
  )
  const sku = await row<{ id: number }>(
    db,
    sql`insert into product_skus (product_id, code, price) values (${made!.id}, substr(md5(random()::text), 1, 8), 10) returning id`,
  )
  return { product: made!.id, sku: sku!.id }
}

export async function addUser(db: Db, user: Omit<User, 'uid'>): Promise<User> {
  const made = await row<{ uid: number }>(
    db,
    sql`insert into shop_users (nickname, province, sex, user_type, added_at)
      values ('u', ${user.province}, ${user.sex}, ${user.type}, ${user.addedAt}) returning uid`,
  )
  return { ...user, uid: made!.uid }
}

const types = ['wechat', 'routine', 'h5', 'pc', 'app']
let made = 0

/** An order with one line, and its refund. */
export async function addOrder(db: Db, order: Order, sku: number): Promise<void> {
  const number = `S${++made}`
  const found = await row<{ id: number }>(
    db,
    sql`insert into shop_orders (order_id, pid, uid, total_num, total_price, pay_price, cost, paid, pay_at, pay_type, is_channel, channel_type,
        seckill_id, added_at)
      values (${number}, ${order.pid}, ${order.uid}, ${order.num}, ${order.price}, ${order.price}, ${order.cost}, ${order.payAt ? 1 : 0},
        ${order.payAt}, ${order.payType}, ${order.channel}, ${types[order.channel]!}, ${order.seckill}, ${order.addedAt}) returning id`,
  )
  await db.execute(sql`insert into shop_order_lines (order_id, product_id, sku_id, num, price, true_price, paid_price, cost, store_name)
    values (${found!.id}, ${order.product}, ${sku}, ${order.num}, 1, 1, ${order.price}, 2, 'x')`)
  if (order.refund)
    await db.execute(sql`insert into shop_refunds (store_order_id, order_id, uid, refund_type, refund_num, refund_price, refunded_price,
        refunded_at) values (${found!.id}, ${`R${number}`}, ${order.uid}, ${order.refund.at ? 6 : 1}, ${order.refund.num},
        ${order.refund.amount}, ${order.refund.at ? order.refund.amount : '0'}, ${order.refund.at})`)
}
