import { sql } from 'drizzle-orm'
import type { CashierGoods, CashierLine, CashierQuote, CashierSale } from '#src/api/cashier-orders.ts'
import { compared, differenceOf, productOf, rounded, sumOf } from '#src/lib/decimal.ts'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { absolute } from '../../shop/address.ts'
import { anyone, priceFor, readBuyer } from '../../shop/orders/buyer-price.ts'
import { recordEvent } from '../../shop/orders/change.ts'
import { createOrder } from '../../shop/orders/create.ts'
import { readGoods, wantedLines } from '../../shop/orders/goods.ts'
import { lockOrder, type Acting } from '../../shop/orders/order.ts'
import { payOrder } from '../../shop/orders/pay.ts'
import { receiveOrder } from '../../shop/orders/receive.ts'
import { shipOrder } from '../../shop/orders/ship.ts'
import { stateOf } from '../../shop/orders/states.ts'
import { isCustomer } from '../../shop/users/person.ts'

const wrong = (code: string, field: string, values: Record<string, string> = {}) =>
  new Refusal({ status: 400, code, values, errors: { [field]: code } })

/** Specifications of products that can be sold now, in the order of the products. */
export async function goodsOf(db: Db, products: readonly number[], origin: string): Promise<CashierGoods[]> {
  const found = await rows<CashierGoods>(
    db,
    sql`select s.code as unique, p.id::int as product_id, p.store_name, s.suk, coalesce(nullif(s.image, ''), p.image) as image,
        s.price::text as price, s.stock
      from product_skus s join products p on p.id = s.product_id
      where p.id = any(${sql.param([...products])}::bigint[]) and s.removed_at is null and s.is_show = 1 and p.deleted_at is null and p.is_show = 1
      order by array_position(${sql.param([...products])}::bigint[], p.id), s.position, s.id`,
  )
  return found.map((one) => ({ ...one, image: absolute(one.image, origin) }))
}

/** One line of each specification, however often it is named. */
function gathered(lines: readonly CashierLine[]): CashierLine[] {
  const counts = new Map<string, number>()
  for (const { unique, num } of lines) counts.set(unique, (counts.get(unique) ?? 0) + num)
  return [...counts].map(([unique, num]) => ({ unique, num }))
}

/** What goods cost somebody now. @throws Refusal `SKU_GONE` */
export async function quote(db: Db, uid: number, asked: readonly CashierLine[]): Promise<CashierQuote> {
  const lines = gathered(asked)
  const { goods } = await readGoods(db, await wantedLines(db, lines))
  const buyer = uid > 0 ? await readBuyer(db, uid) : anyone
  const priced = goods.map((sku, at) => {
    const { price } = priceFor(sku, buyer)
    return { unique: lines[at]!.unique, price, sum: rounded(productOf(price, String(sku.num)), 2) }
  })
  return { due: sumOf(['0.00', ...priced.map(({ sum }) => sum)]), lines: priced }
}

const amount = /^\d{1,8}(\.\d{1,2})?$/

/** What is taken off: nought, or less than all of it. @throws Refusal `CASHIER_AMOUNT`, `CASHIER_DISCOUNT` */
function discountOf({ discount, due }: Pick<CashierSale, 'discount' | 'due'>): string {
  if (discount !== '' && !amount.test(discount)) throw wrong('CASHIER_AMOUNT', 'discount')
  const off = rounded(discount || '0', 2)
  if (compared(off, due) >= 0) throw wrong('CASHIER_DISCOUNT', 'discount')
  return off
}

/** The customer takes it along: what is not handed over by itself goes over the counter. */
async function handOver(db: Db, id: number, acting: Acting): Promise<void> {
  const paid = await lockOrder(db, id)
  if (stateOf(paid) === 'toShip') await shipOrder(db, paid, { type: 'fictitious', content: '柜台当面交付' }, acting)
  await receiveOrder(db, await lockOrder(db, id), acting)
}

/**
 * Sells goods at the counter: an order, its payment and its hand-over, by the code of every order.
 * @throws Refusal 400250, `CASHIER_AMOUNT`, `CASHIER_DISCOUNT`, 409 `CASHIER_PRICE`, and as `createOrder`, `payOrder`
 */
export async function sell(db: Db, sale: CashierSale, acting: Acting) {
  const { lines, due, pay_type: payType } = sale
  const uid = Number(sale.uid)
  if (!uid || !(await isCustomer(db, uid))) throw wrong('400250', 'uid')
  const now = await quote(db, uid, lines)
  if (!amount.test(due) || compared(now.due, due) !== 0)
    throw new Refusal({
      status: 409,
      code: 'CASHIER_PRICE',
      values: { due: now.due },
      data: { due: now.due },
      errors: { due: 'CASHIER_PRICE' },
    })
  const discount = discountOf(sale)
  const made = await createOrder(
    db,
    {
      ...{ uid, payType, mark: sale.mark.trim(), lines: await wantedLines(db, lines), channel: { is: 3, type: 'pc' } },
      ...(compared(discount, '0') > 0 && { couponPrice: discount }),
    },
    acting,
  )
  if (compared(made.pay_price, differenceOf(due, discount)) !== 0) throw new Error(`${made.order_id} costs ${made.pay_price}`)
  if (compared(discount, '0') > 0) await recordEvent(db, made.id, { type: 'order_edit', message: `收银优惠 ${discount} 元` }, acting)
  await payOrder(db, await lockOrder(db, made.id), { type: payType, isAtCounter: true }, acting)
  await handOver(db, made.id, acting)
  await db.execute(sql`insert into shop_cashier_sales (order_id, discount, sold_by) values (${made.id}, ${discount}, ${acting.by ?? ''})`)
  return { id: made.id, order_id: made.order_id, pay_price: made.pay_price }
}
