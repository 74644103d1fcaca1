import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'

/** What says where an order is. */
export interface StatusColumns {
  paid: number
  status: number
  refund_status: number
  shipping_type: number
  pay_type: string
}

/** The number by which lists say where an order is (orders contract, "Computed `_status`"). */
export function listStatus({ paid, status, refund_status }: StatusColumns): number {
  if (!paid) return 1
  if (status === -2 || refund_status === 2) return 7
  if (refund_status === 1) return 3
  if (refund_status === 4) return 10
  if (refund_status === 3 && status === 4) return 9
  if (refund_status === 3 && status === 0) return 11
  return { 0: 2, 1: 4, 2: 5, 3: 6, 4: 8 }[status] ?? 2
}

const say = (key: string, locale: Locale) => sentence(key, locale) ?? ''

/** The same in words. */
export function statusName(order: StatusColumns, locale: Locale): string {
  const status = listStatus(order)
  return say(status === 2 && order.shipping_type === 2 ? 'order.status.toVerify' : `order.status.${status}`, locale)
}

/** The name of a way to pay. */
export const payTypeName = (type: string, locale: Locale): string => sentence(`order.pay.${type}`, locale) ?? say('order.pay.other', locale)

interface Bought {
  shipping_type: number
  combination_id: number
  seckill_id: number
  bargain_id: number
  advance_id: number
}

/** What sort of order it is, with the colour that the shop shows it in. */
export function tagOf(order: Bought, locale: Locale): { pink_name: string; color: string } {
  const tag = (key: string, color: string) => ({ pink_name: `[${say(`order.tag.${key}`, locale)}]`, color })
  if (order.combination_id) return tag('combination', '#FF7D00')
  if (order.seckill_id) return tag('seckill', '#3491FA')
  if (order.bargain_id) return tag('bargain', '#F7BA1E')
  if (order.advance_id) return tag('advance', '#B27FEB')
  return order.shipping_type === 2 ? tag('pickUp', '#8956E8') : tag('ordinary', '#333')
}
