import { randomInt } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { compared } from '#src/lib/decimal.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { recordCapital } from '../../shop/capital.ts'
import { enter } from '../../shop/ledger.ts'

export interface Joining {
  uid: number
  /** month, quarter, year, ever, free … */
  type: string
  /** weixin, alipay, yue, free. */
  payType: string
  /** When it happened, for history that is taken over; now unless told. */
  at?: Date
}

interface Order {
  uid: number
  memberType: string
  days: number
  price: string
  paid: string
  payType: string
  cardId?: number
}

const timeOf = (at: Date | undefined): SQL => sql`coalesce(${at?.toISOString() ?? null}::timestamptz, now())`

/** Writes how somebody became a member and until when; days are added to what is left. */
async function join(db: Db, { uid, memberType, days, price, paid, payType, cardId }: Order, at: Date | undefined): Promise<string> {
  const isEver = days < 0
  const user = await row<{ uid: number }>(
    db,
    sql`update shop_users set is_money_level = case when ${payType} = 'free' and is_money_level = 0 then 2 else 1 end,
        is_ever_level = case when ${isEver} then 1 else is_ever_level end,
        overdue_at = case when ${isEver} then overdue_at else greatest(coalesce(overdue_at, ${timeOf(at)}), ${timeOf(at)}) + make_interval(days => ${Math.max(days, 0)}) end
      where uid = ${uid} returning uid`,
  )
  if (!user) throw new Refusal({ status: 400, code: '400214' })
  const made = await row<{ order_id: string }>(
    db,
    sql`with n as (select nextval(pg_get_serial_sequence('member_orders', 'id')) as id, ${timeOf(at)} as at)
      insert into member_orders (id, uid, order_id, member_type, vip_day, member_price, pay_price, pay_type, card_id, overdue_at, pay_at)
      select n.id, ${uid}, 'hy' || to_char(n.at at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MISS') || lpad((n.id % 1000000)::text, 6, '0'),
        ${memberType}, ${days}, ${price}, ${paid}, ${payType}, ${cardId ?? null}, u.overdue_at, n.at from n, shop_users u where u.uid = ${uid}
      returning order_id`,
  )
  return made!.order_id
}

/** Somebody buys a membership that is sold, or tries one for nothing. Refused with 100026, `BALANCE_SHORT`. */
export async function buyMembership(db: Db, { uid, type, payType, at }: Joining): Promise<void> {
  const ship = await row<{ vip_day: number; price: string; pre_price: string }>(
    db,
    sql`select vip_day, price::text as price, pre_price::text as pre_price from member_ships where type = ${type} and is_del = 0 order by sort desc limit 1`,
  )
  if (!ship) throw new Refusal({ status: 100026 })
  const paid = type === 'free' ? '0.00' : ship.pre_price
  const order = await join(db, { uid, memberType: type, days: ship.vip_day, price: ship.price, paid, payType }, at)
  if (compared(paid, '0') === 0) return
  const when = at && { at }
  if (payType === 'yue')
    await enter(db, { uid, account: 'money', amount: `-${paid}`, type: 'pay_member', title: '余额支付购买会员', link: order, ...when })
  await recordCapital(db, { uid, amount: paid, type: 'membership', order, payType, ...when })
}

/** Somebody uses a card, once. Refused where it is not there, frozen or used. */
export async function redeemCard(db: Db, uid: number, number: string, at?: Date): Promise<void> {
  const card = await row<{ id: number; use_day: number; isOn: boolean; isUsed: boolean }>(
    db,
    sql`select c.id, b.use_day, c.status = 1 and b.status = 1 as "isOn", c.use_uid is not null as "isUsed"
      from member_cards c join member_card_batches b on b.id = c.card_batch_id where c.card_number = ${number} for update of c`,
  )
  if (!card) throw new Refusal({ status: 400624 })
  if (!card.isOn) throw new Refusal({ status: 400625 })
  if (card.isUsed) throw new Refusal({ status: 400627 })
  await db.execute(sql`update member_cards set use_uid = ${uid}, use_at = ${timeOf(at)} where id = ${card.id}`)
  const order = { uid, memberType: 'card', days: card.use_day, price: '0', paid: '0', payType: 'free', cardId: card.id }
  await join(db, order, at)
}

export interface NewBatch {
  title: string
  use_day: number
  total_num: number
  status: number
  remark: string
  at?: Date
}

const passwordLength = 10
const secret = () => Array.from({ length: passwordLength }, () => randomInt(10)).join('')

/** Makes cards with numbers that follow each other and passwords that nobody can guess; answers the id of the batch. */
export async function makeBatch(db: Db, { title, use_day, total_num, status, remark, at }: NewBatch, password = secret): Promise<number> {
  const made = await row<{ id: number }>(
    db,
    sql`insert into member_card_batches (title, use_day, total_num, status, remark, added_at)
      values (${title}, ${use_day}, ${total_num}, ${status}, ${remark}, ${timeOf(at)}) returning id`,
  )
  const { id } = made!
  const passwords = `{${Array.from({ length: total_num }, password).join(',')}}`
  await db.execute(sql`insert into member_cards (card_batch_id, card_number, card_password, added_at)
    select ${id}, 'CR' || lpad(${id}::text, 5, '0') || to_char(${timeOf(at)} at time zone 'Asia/Shanghai', 'YYMMDD') || lpad(n::text, 5, '0'), p, ${timeOf(at)}
    from unnest(${passwords}::text[]) with ordinality as made (p, n)`)
  return id
}
