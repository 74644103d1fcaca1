import type { CardBatchBody, MemberRightBody, MemberShipBody } from '#src/api/memberships.ts'
import { Refusal } from '../../refusal.ts'

/** The shop's number says what is wrong, also at the field. */
const wrong = (code: string, field: string) => new Refusal({ status: Number(code), errors: { [field]: code } })

const amount = (value: string | number | undefined, field: string): string => {
  const text = String(value ?? '').trim() || '0'
  if (/^-\d/.test(text)) throw wrong('400646', field)
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text)) throw wrong('400645', field)
  return text
}

/** A membership as it is stored. @throws Refusal by the numbers of the contract, 400641 to 400647 */
export function checkedShip({ title, type, vip_day, price, pre_price, sort }: MemberShipBody) {
  if (!title?.trim()) throw wrong('400641', 'title')
  if (!type) throw wrong('400642', 'type')
  const days = type === 'ever' ? -1 : Number(vip_day || 0)
  if (type !== 'ever' && !days) throw wrong('400643', 'vip_day')
  if (type !== 'ever' && !(days > 0 && Number.isInteger(days))) throw wrong('400644', 'vip_day')
  const full = amount(price, 'price')
  const paid = type === 'free' ? '0' : amount(pre_price, 'pre_price')
  if (type !== 'free' && Number(full) === 0) throw wrong('400645', 'price')
  if (type !== 'free' && Number(paid) === 0) throw wrong('400645', 'pre_price')
  if (Number(paid) > Number(full)) throw wrong('400647', 'pre_price')
  return { title: title.trim(), type, days, full, paid, sort: Number(sort || 0) }
}

/** Numbers of the refusals of a right without its figure, and of one below nought. */
const figures: Readonly<Record<string, readonly [none: string, negative: string]>> = {
  integral: ['400633', '400634'],
  express: ['400635', '400636'],
  sign: ['400637', '400638'],
  offline: ['400639', '400640'],
}

const mostShown = 6
const mostExplained = 8

/** Refuses a right by the numbers of the contract. */
export function checkRight({ right_type: type, title, show_title, image, explain, number }: Partial<MemberRightBody>): void {
  if (!type) throw wrong('400630', 'right_type')
  if (!title?.trim()) throw wrong('400631', 'title')
  if (!show_title?.trim()) throw wrong('400631', 'show_title')
  if (!image) throw wrong('400632', 'image')
  if ([...show_title.trim()].length > mostShown) throw wrong('400755', 'show_title')
  if ([...(explain ?? '').trim()].length > mostExplained) throw wrong('400752', 'explain')
  const [none, negative] = figures[type] ?? []
  if (none && !Number(number)) throw wrong(none, 'number')
  if (negative && Number(number) < 0) throw wrong(negative, 'number')
}

/** Cards that are made in one call at most, as at the shop. */
export const mostCards = 6000

/** A batch of cards as it is stored. @throws Refusal */
export function checkedBatch({ title, use_day, total_num, status, remark }: CardBatchBody) {
  if (!title?.trim()) throw wrong('400614', 'title')
  const [days, count] = [Number(use_day || 0), Number(total_num || 0)]
  if (!count) throw wrong('400615', 'total_num')
  if (!(count > 0 && Number.isInteger(count))) throw wrong('400616', 'total_num')
  if (count > mostCards) throw wrong('400617', 'total_num')
  if (!days) throw wrong('400618', 'use_day')
  if (!(days > 0 && Number.isInteger(days))) throw wrong('400619', 'use_day')
  return { title: title.trim(), use_day: days, total_num: count, status: Number(status ?? 0), remark: remark ?? '' }
}
