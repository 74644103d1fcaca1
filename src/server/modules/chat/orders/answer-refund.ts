import { sql } from 'drizzle-orm'
import type { ServerForm } from '#src/api/server-form.ts'
import { row, type Db } from '#src/server/db.ts'
import type { Locale } from '#src/server/locale.ts'
import { Refusal } from '#src/server/refusal.ts'
import { refuseRefund } from '#src/server/shop/orders/refund-acts.ts'
import { lockRefund, openRefund, payRefund } from '#src/server/shop/orders/refund.ts'
import { payForm } from '#src/server/shop/orders/forms/refund-forms.ts'
import type { Acting, StoredOrder } from '#src/server/shop/orders/order.ts'

/** Numbers that the agents' calls have for what the shop's own calls refuse. */
const numbers: Readonly<Record<string, string>> = { '400144': '410181', '400146': '410184', '400147': '410183', '400148': '410185' }

async function renumbered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Refusal ? numbers[error.detail.code ?? ''] : undefined
    if (!code) throw error
    throw new Refusal({ ...(error as Refusal).detail, code, errors: { price: code } })
  }
}

/** The refund of an order that an agent may answer. @throws Refusal 410094 while its goods are on their way back, 100026 for none */
async function answerable(db: Db, { id }: StoredOrder): Promise<number> {
  const coming = await row(
    db,
    sql`select 1 as coming from shop_refunds where store_order_id = ${id} and refund_type in (4, 5) and is_cancel = 0`,
  )
  if (coming) throw new Refusal({ status: 400, code: '410094' })
  return openRefund(db, id)
}

export interface RefundAnswer {
  price?: string
  type?: number
  reason?: string
}

/** Pays or refuses what a buyer asked for; answers the number of the sentence. @throws Refusal as the calls of the shop, in numbers of the agents' */
export async function answerRefund(
  db: Db,
  order: StoredOrder,
  { price = '', type = 1, reason = '' }: RefundAnswer,
  acting: Acting,
): Promise<string> {
  if (order.refund_status === 2) throw new Refusal({ status: 400, code: '410183' })
  const held = await lockRefund(db, await answerable(db, order))
  return renumbered(async () => {
    if (type === 2) {
      await refuseRefund(db, held, reason.trim() || '商家拒绝退款', acting)
      return '410182'
    }
    await payRefund(db, held, price.trim() || '0', acting)
    return '410186'
  })
}

/** Form "退款处理", sent to the agents' own call. @throws Refusal as above */
export async function refundForm(db: Db, order: StoredOrder, locale: Locale): Promise<ServerForm> {
  const { refund } = await lockRefund(db, await answerable(db, order))
  const form = payForm(refund, locale)
  const rules = form.rules.map((rule) =>
    rule.field === 'refund_price' ? { ...rule, field: 'price' } : rule.field === 'order_id' ? { ...rule, value: order.order_id } : rule,
  )
  return { ...form, rules: [...rules, { type: 'hidden', field: 'type', value: 1 }], action: '/order/refund', method: 'POST' }
}
