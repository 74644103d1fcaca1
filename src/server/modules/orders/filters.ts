import { sql, type SQL } from 'drizzle-orm'
import { datesAt } from '../../shop/date-range.ts'
import { contains } from '../../shop/search.ts'
import { shopSettings } from '../../shop/settings.ts'

/** What a list of orders is narrowed by (orders contract, "List filter values"). */
export interface OrderFilter {
  status?: string
  type?: string
  pay_type?: string
  data?: string
  real_name?: string
  field_key?: string
  is_del?: string
  /** Our own: `is_channel`. */
  channel?: string
  /** Our own: 1 for what is paid and was not shipped within the hours that the shop promises; none where it promises none. */
  late?: string
  /** Whether who asks may find orders by a part of a phone number; everybody else has to know all of it. */
  seesPhones?: boolean
}

// what was given back in part goes its way
const going = 'o.paid = 1 and o.is_del = 0 and o.refund_status in (0, 3)'

const byStatus: Readonly<Record<string, string>> = {
  '0': 'o.paid = 0 and o.is_del = 0',
  '1': `${going} and o.status = 0 and o.shipping_type = 1`,
  '7': `${going} and o.status = 4`,
  '2': `${going} and o.status = 1`,
  '3': `${going} and o.status = 2`,
  '4': `${going} and o.status = 3`,
  '5': `${going} and o.status = 0 and o.shipping_type = 2`,
  '6': `${going} and o.status in (2, 3) and o.shipping_type = 2`,
  '-1': 'o.paid = 1 and o.refund_status in (1, 4)',
  '-2': 'o.paid = 1 and o.refund_status = 2',
  '-3': 'o.paid = 1 and o.refund_status > 0',
  '-4': 'o.is_del = 1',
  '9': 'o.is_del = 0',
}

/** Of orders `o` in a state, by its number in the filter; true for all of them. */
export const stateCondition = (status: string): SQL => sql.raw(byStatus[status] ?? 'true')

const byType: Readonly<Record<string, string>> = {
  '1': 'o.combination_id = 0 and o.seckill_id = 0 and o.bargain_id = 0 and o.advance_id = 0',
  '2': 'o.combination_id > 0',
  '3': 'o.seckill_id > 0',
  '4': 'o.bargain_id > 0',
  '5': 'o.advance_id > 0',
  '6': 'o.spread_uid is not null and o.one_brokerage > 0',
}

/** The contract's numbers, and of our own the names of those that it has no number for. */
const byPayType: Readonly<Record<string, string>> = {
  ...{ '1': 'weixin', '2': 'yue', '3': 'offline', '4': 'alipay' },
  ...{ allinpay: 'allinpay', friend: 'friend', bank: 'bank' },
}

const indexed = (words: string): SQL => contains('o.words', 'grams(o.words)', words, 'like')
const has = (column: string, words: string): SQL => sql`strpos(lower(${sql.raw(column)}), ${words}) > 0`

/** Columns that a search may be narrowed to. What stands in them stands in the words of the order as well, which have an index. */
const columns: Readonly<Record<string, (words: string) => SQL>> = {
  order_id: (words) => has('o.order_id', words),
  real_name: (words) => has('o.real_name', words),
  user_phone: (words) => has('o.user_phone', words),
  // by themselves: lines would be gone through first, all of them
  title: (words) => sql`(select bool_or(${has('l.store_name', words)}) from shop_order_lines l where l.order_id = o.id)`,
}

/** Orders by a text in small letters, each looked at by itself. */
function plainly(words: string, { field_key: field = '', seesPhones = false }: OrderFilter): SQL {
  const isWhole = sql`o.user_phone = ${words}`
  if (field === 'user_phone' && !seesPhones) return isWhole
  const column = columns[field]
  if (column) return column(words)
  // a part of a number that is shown masked would tell the rest of it
  if (!seesPhones && /\d/.test(words)) return sql`(strpos(replace(o.words, o.user_phone, ' '), ${words}) > 0 or ${isWhole})`
  return sql`strpos(o.words, ${words}) > 0`
}

/** Whether the words of an order say all that a look at the order itself would. */
const isInWords = (words: string, { field_key: field = '', seesPhones = false }: OrderFilter) =>
  !columns[field] && (seesPhones || !/\d/.test(words))

function byIndex(words: string, filter: OrderFilter): SQL {
  return isInWords(words, filter) ? indexed(words) : sql`(${indexed(words)} and ${plainly(words, filter)})`
}

const ofBuyer = (text: string): SQL => (/^\d{1,15}$/.test(text) ? sql`o.uid = ${Number(text)}` : sql`false`)

/** A text that is looked for in all that an order is found by. */
export interface WordSearch {
  /** Orders of the filter without its text. */
  others: SQL
  /** Of those, the ones that are listed within its days: what `shop_orders_added` has in order. */
  listed: SQL
  /** Orders that hold the text, by the index, and each by itself; they say the same. */
  indexed: SQL
  plain: SQL
}

/** Undefined where a filter names no text, or a buyer by their id. */
export function wordSearch(filter: OrderFilter): WordSearch | undefined {
  const words = filter.real_name?.trim().toLowerCase()
  if (!words || filter.field_key === 'uid') return undefined
  return {
    others: orderConditions({ ...filter, real_name: '' }),
    listed: orderConditions(filter.data ? { data: filter.data } : {}),
    indexed: byIndex(words, filter),
    plain: plainly(words, filter),
  }
}

// of no promise, nothing is late: the comparison is null
const late = sql`${sql.raw(going)} and o.status in (0, 4) and o.shipping_type = 1
  and o.pay_at < now() - nullif((${shopSettings} ->> 'shipHours')::float8, 0) * interval '1 hour'`

/** Orders that a shop sees at all: those it took out of its list are gone, parts stand below what they are of. */
export function orderConditions(filter: OrderFilter): SQL {
  const { status, type, pay_type, data, real_name, field_key, is_del, channel, late: isLate } = filter
  const all: SQL[] = [sql`o.is_system_del = 0 and o.pid <= 0`]
  const picked = [byStatus[status ?? ''], byType[type ?? '']]
  for (const one of picked) if (one) all.push(sql.raw(one))
  const payType = byPayType[pay_type ?? '']
  if (payType) all.push(sql`o.pay_type = ${payType}`)
  if (channel) all.push(sql`o.is_channel = ${Number(channel)}`)
  if (isLate === '1') all.push(late)
  if (is_del === '0' || is_del === '1') all.push(sql`o.is_del = ${Number(is_del)}`)
  if (data) all.push(datesAt('data', 'o.added_at', data))
  const words = real_name?.trim().toLowerCase()
  if (words) all.push(field_key === 'uid' ? ofBuyer(words) : byIndex(words, filter))
  return sql.join(all, sql` and `)
}
