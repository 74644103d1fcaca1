import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { createOrder } from '#src/server/shop/orders/create.ts'
import { linesOf, lockOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { receiveOrder, verifyOrder } from '#src/server/shop/orders/receive.ts'
import { reviewLine, reviewUnsaid, type Review } from '#src/server/shop/orders/review.ts'
import { hideOrder } from '#src/server/shop/orders/remove.ts'
import { agreeToReturn, refuseRefund, sendBack } from '#src/server/shop/orders/refund-acts.ts'
import { applyForRefund, lockRefund, payRefund, refundOrder } from '#src/server/shop/orders/refund.ts'
import { shipOrder, shipPieces, type Delivery } from '#src/server/shop/orders/ship.ts'
import { cancelOrder } from '#src/server/shop/orders/unpaid.ts'
import { setShopSettings } from '#src/server/shop/settings.ts'

const count = 400
const days = 90
const hour = 3_600_000
const by = '演示管理员'

/** What became of an order; of a hundred, so many in each way. */
const fates = [
  ['unpaid', 6],
  ['offline', 3],
  ['toShip', 12],
  ['toVerify', 4],
  ['verified', 4],
  ['partlyShipped', 4],
  ['shipped', 12],
  ['received', 9],
  ['finished', 24],
  ['applied', 3],
  ['returning', 2],
  ['refused', 2],
  ['refunded', 6],
  ['partlyRefunded', 3],
  ['deleted', 4],
  ['cancelled', 2],
] as const
type Fate = (typeof fates)[number][0]

// spread over the days, not in blocks
const fateList: readonly Fate[] = fates.flatMap(([fate, share]) => Array.from({ length: share }, () => fate))
const fateOf = (index: number): Fate => fateList[(index * 37) % fateList.length]!

/** What is still under way began lately: nobody lets an order wait for months. */
const lately: Partial<Record<Fate, number>> = {
  unpaid: 2,
  offline: 5,
  toShip: 4,
  toVerify: 6,
  partlyShipped: 8,
  shipped: 9,
  applied: 6,
  returning: 12,
}

const couriers = [
  { type: 'express', name: '圆通速递', code: 'yuantong' },
  { type: 'express', name: '中通快递', code: 'zhongtong' },
  { type: 'express', name: '顺丰速运', code: 'shunfeng' },
] as const
const reasons = ['不想要了', '收货地址填错了', '商品与描述不符', '尺寸不合适', '发货太慢']
const said = [
  ['厚度均匀，裁切很整齐', 5, 5],
  ['密封效果好，已经装上用了', 5, 5],
  ['发货及时，外包装有点压痕，不影响使用', 4, 4],
  ['和样品一致，下次还在这里订', 5, 5],
  ['味道稍大，放两天就好了', 4, 5],
  ['尺寸差了两毫米，客服答应补发', 3, 5],
] as const
const marks = ['', '', '', '请尽快发货', '工作日送货', '发票随货', '轻拿轻放']
const streets = ['人民路', '解放路', '建设大街', '工业园三路', '滨江大道']
const channels = [
  { is: 0, type: 'wechat' },
  { is: 1, type: 'routine' },
  { is: 2, type: 'h5' },
  { is: 3, type: 'pc' },
  { is: 4, type: 'app' },
]

interface Shop {
  db: Db
  now: Date
  users: readonly { uid: number; name: string; phone: string; place: string }[]
  skus: readonly { id: number }[]
  /** Open stores where orders are picked up, with who hands them out there. */
  stores: readonly { id: number; clerks: readonly number[] }[]
}

const storeOf = ({ stores }: Shop, index: number) => stores[index % stores.length]

function deliveryOf(index: number): Delivery {
  if (index % 13 === 5) return { type: 'send', name: '周师傅', phone: '13900000001', uid: 0 }
  return { ...couriers[index % 3]!, number: `${['YT', 'ZT', 'SF'][index % 3]}${String(7_300_000_000 + index * 7_919)}` }
}

/** What a buyer says of a line; the shop has looked at most of it. */
function sayingOf(line: number, index: number): Review {
  const [comment, productScore, serviceScore] = said[index % said.length]!
  return { line, productScore, serviceScore, comment, pics: [], isPassed: index % 9 !== 4 }
}

/** The buyer says what each line is like, or says nothing in time: the order is over either way. */
async function review(db: Db, id: number, index: number, acting: Moment): Promise<void> {
  if (index % 3 === 0) return reviewUnsaid(db, await lockOrder(db, id), acting)
  const lines = await linesOf(db, id)
  for (const [at, { id: line }] of lines.entries()) await reviewLine(db, await lockOrder(db, id), sayingOf(line, index + at), acting)
}

/** Buys something; what there is not enough of is not bought. */
async function buy(shop: Shop, index: number, fate: Fate, at: Date) {
  const { users, skus } = shop
  const { uid, name, phone, place } = users[(index * 29) % users.length]!
  const lines = Array.from({ length: 1 + (index % 3 === 1 ? 1 : 0) + (index % 11 === 4 ? 1 : 0) }, (_, line) => ({
    sku: skus[(index * 17 + line * 41) % skus.length]!.id,
    num: fate === 'partlyShipped' || fate === 'partlyRefunded' ? 2 + (index % 2) : 1 + ((index + line) % 4 === 0 ? 2 : 0),
  }))
  const isPickUp = fate === 'toVerify' || fate === 'verified'
  const online = index % 5 === 2 ? 'alipay' : 'weixin'
  return createOrder(
    shop.db,
    {
      ...{ uid, lines, payType: fate === 'offline' ? 'offline' : online, shippingType: isPickUp ? 2 : 1, realName: name, phone },
      ...(isPickUp && storeOf(shop, index) && { storeId: storeOf(shop, index)!.id }),
      address: isPickUp ? '' : `${place} ${streets[index % streets.length]!} ${10 + (index % 80)} 号`,
      ...{ postage: isPickUp || index % 4 !== 1 ? '0.00' : '8.00', mark: marks[index % marks.length]!, channel: channels[index % 5]! },
      ...(index % 17 === 6 && { usePoints: 20, pointsPrice: '2.00' }),
      hasBuyerPrice: true,
      gainPoints: index % 3 === 0 ? 10 : 0,
    },
    { at },
  )
}

/** Who has enough pays by the balance, now and then. */
async function payTypeOf(db: Db, index: number, uid: number, amount: string, fallback: string): Promise<string> {
  if (index % 4 !== 3) return fallback
  const rich = await row(db, sql`select 1 as rich from shop_users where uid = ${uid} and now_money >= ${amount}::numeric`)
  return rich ? 'yue' : fallback
}

interface Moment {
  at: Date
  by: string
}
/** A life says when it goes on, and does it when it is asked again. */
type Life = AsyncGenerator<Moment, void>
type When = (hours: number) => Moment

async function* refund(shop: Shop, id: number, index: number, fate: Fate, after: When): Life {
  const { db } = shop
  const reason = reasons[index % reasons.length]!
  yield after(55)
  const order = await lockOrder(db, id)
  if (fate === 'partlyRefunded') {
    const [line] = await linesOf(db, id)
    const worth = await row<{ price: string }>(
      db,
      sql`select trunc(paid_price / num, 2)::text as price from shop_order_lines where id = ${line!.id}`,
    )
    return refundOrder(db, order, { price: worth!.price, pieces: [{ line: line!.id, num: 1 }], reason }, after(55))
  }
  const type = fate === 'returning' || (['applied', 'refunded'].includes(fate) && index % 2 === 0) ? 2 : 1
  const applied = await applyForRefund(db, order, { type, pieces: [], reason, explain: index % 2 === 0 ? '拍错了' : '' }, after(55))
  if (fate === 'applied') return
  const held = () => lockRefund(db, applied.id)
  yield after(58)
  if (fate === 'refused') return refuseRefund(db, await held(), '商品已使用，不支持退款', after(58))
  if (type === 2) {
    await agreeToReturn(db, await held(), after(58))
    if (fate === 'returning' && index % 2 === 0) return
    yield after(70)
    await sendBack(db, await held(), { express: `YT${8_800_000_000 + index}`, name: '圆通速递', phone: '13900000009' }, after(70))
    if (fate === 'returning') return
  }
  yield after(90)
  await payRefund(db, await held(), applied.refund_price, after(90))
  // some buyers want to see no more of it
  if (index % 4 !== 1) return
  yield after(96)
  await hideOrder(db, await lockOrder(db, id), after(96))
}

const shippedFates: readonly Fate[] = ['shipped', 'received', 'finished', 'deleted', 'refused']
const refundFates: readonly Fate[] = ['applied', 'returning', 'refused', 'refunded', 'partlyRefunded']

async function* afterPayment(shop: Shop, id: number, index: number, fate: Fate, after: When): Life {
  const { db } = shop
  const order = () => lockOrder(db, id)
  yield after(20)
  if (fate === 'verified') {
    const clerks = storeOf(shop, index)?.clerks ?? []
    const clerk = clerks[index % Math.max(1, clerks.length)]
    return verifyOrder(db, await order(), '400153', { ...after(20), ...(clerk !== undefined && { clerk }) })
  }
  if (fate === 'partlyShipped') {
    const [line] = await linesOf(db, id)
    return shipPieces(db, await order(), deliveryOf(index), [{ line: line!.id, num: 1 }], after(20))
  }
  if (shippedFates.includes(fate)) await shipOrder(db, await order(), deliveryOf(index), after(20))
  if (shippedFates.includes(fate) && fate !== 'shipped') {
    yield after(50)
    await receiveOrder(db, await order(), after(50))
  }
  if (fate === 'finished' || fate === 'deleted') {
    yield after(54)
    await review(db, id, index, after(54))
  }
  // some said what a part of it is like
  if (fate === 'received' && index % 2 === 0) {
    yield after(52)
    const [first, ...others] = await linesOf(db, id)
    if (others.length > 0) await reviewLine(db, await order(), sayingOf(first!.id, index), after(52))
  }
  if (fate === 'deleted') await hideOrder(db, await order(), after(56))
  if (refundFates.includes(fate)) yield* refund(shop, id, index, fate, after)
}

/** One order from its beginning to where it is now, by the code that every order goes through. */
async function* lifeOf(shop: Shop, index: number): Life {
  const { db, now } = shop
  const fate = fateOf(index)
  const recent = lately[fate]
  const back = recent ? ((index * 31) % (recent * 24)) + 2 : (((count - index) / count) * (days - 7) + 7) * 24
  const start = new Date(now.getTime() - back * hour + (index % 50) * 60_000)
  // nothing happens after now
  const after: When = (hours) => ({ at: new Date(Math.min(start.getTime() + hours * hour, now.getTime() - 60_000)), by })
  yield after(0)
  const made = await buy(shop, index, fate, start)
  if (fate === 'unpaid' || fate === 'offline') return
  yield after(0.2)
  const unpaid = await lockOrder(db, made.id)
  if (fate === 'cancelled') return cancelOrder(db, unpaid, after(0.2))
  await payOrder(db, unpaid, { type: await payTypeOf(db, index, unpaid.uid, made.pay_price, unpaid.pay_type) }, { at: after(0.2).at })
  yield* afterPayment(shop, made.id, index, fate, after)
}

/** Lives all lives at once, each step in its time: ledgers and flows are in the order in which things happened. */
async function liveThrough(lives: readonly Life[]): Promise<void> {
  const waiting: { life: Life; at: number }[] = []
  const goOn = async (life: Life) => {
    const { value, done } = await life.next()
    if (!done) waiting.push({ life, at: value.at.getTime() })
  }
  for (const life of lives) await goOn(life)
  while (waiting.length > 0) {
    const next = waiting.reduce((first, one, at) => (one.at < waiting[first]!.at ? at : first), 0)
    await goOn(waiting.splice(next, 1)[0]!.life)
  }
}

/** Orders of a quarter, in every state. */
export default {
  order: 60,
  async run({ db, now }: Seed) {
    await setShopSettings(db, { hasCommission: true, commissionOne: '8', commissionTwo: '3' })
    const users = await rows<{ uid: number; name: string; phone: string; place: string }>(
      db,
      sql`select uid, coalesce(nullif(real_name, ''), nickname) as name, coalesce(nullif(phone, ''), '13800009999') as phone, province || ' ' || city as place
        from shop_users where is_del = 0 and integral >= 60 and added_at < ${new Date(now.getTime() - (days + 2) * 24 * hour).toISOString()} order by uid`,
    )
    const skus = await rows<{ id: number }>(
      db,
      sql`select s.id from product_skus s join products p on p.id = s.product_id
        where s.removed_at is null and s.stock >= 40 and p.virtual_type = 0 and p.is_show = 1 and p.deleted_at is null order by s.id`,
    )
    const stores = await rows<{ id: number; clerks: number[] }>(
      db,
      sql`select s.id, coalesce((select json_agg(c.id order by c.id) from pick_up_staff c
          where c.store_id = s.id and c.status = 1 and c.verify_status = 1 and c.is_del = 0), '[]') as clerks
        from pick_up_stores s where s.is_show = 1 and s.is_del = 0 order by s.id`,
    )
    await liveThrough(Array.from({ length: count }, (_, index) => lifeOf({ db, now, users, skus, stores }, index)))
  },
}
