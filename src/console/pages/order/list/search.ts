import type { OrderField, OrderQuery } from '#src/api/orders.ts'

/** Several numbers that are asked for at once. */
const mostNumbers = 50

/** Figures alone are one from seventeen on: some couriers number their parcels with fifteen. */
export const isOrderNumber = (word: string): boolean => /^(?:[a-z]{1,4}\d{15,}|\d{17,})$/i.test(word)
// of a courier: letters and many digits, which no name and no article has
const isWaybill = (word: string) => /^[a-z]{0,6}\d{9,24}$/i.test(word)
const isPhone = (word: string) => /^1\d{10}$/.test(word)

/** What somebody looks for, by how it is written: a number of an order, a phone, else anything. */
export function fieldOf(word: string): OrderField {
  if (isOrderNumber(word)) return 'order_id'
  return isPhone(word) ? 'user_phone' : 'all'
}

const wordsIn = (text: string) => text.split(/[\s,，;；、]+/).filter(Boolean)

/** What the call carries for what was typed or pasted. */
export const searchQuery = (text: string): OrderQuery => ({ real_name: text, field_key: fieldOf(text) })

/** What the call carries for a number of an order, or a part of one. */
export const numberQuery = (text: string): OrderQuery => ({ real_name: text, field_key: 'order_id' })

/** Several numbers in one field are as many queries: the shop's call knows one. A name with a space stays one. */
export function severalNumbers(query: OrderQuery): OrderQuery[] | undefined {
  const words = [...new Set(wordsIn(query.real_name ?? ''))]
  if (words.length < 2 || !words.every((word) => fieldOf(word) !== 'all' || isWaybill(word))) return undefined
  return words.slice(0, mostNumbers).map((word) => ({ ...query, page: 1, limit: 20, real_name: word, field_key: fieldOf(word) }))
}
