import type { Id } from '#src/api/endpoint.ts'
import { listBargains, listCombinations, listSeckills } from '#src/api/marketing.ts'
import type { Question } from './shop-answers.ts'
import { numberOfRow, pictureAt, priceOfRow, rowsOf, wordOfRow, type WireRow } from './wire-row.ts'

/** One product on offer, as the storefront lists it. */
export interface Activity {
  readonly id: Id
  /** The product that it is about, as text. */
  readonly product: string
  readonly title: string
  readonly image: string
  /** Decimal text. */
  readonly price: string
  readonly listPrice: string
  /** The session of a flash sale, as text. */
  readonly session: string
  /** How many make a group. */
  readonly people: number
  /** How many took part so far. */
  readonly joined: number
}

/** The most that the storefront shows of any activity (designer contract 3.5). */
export const mostShown = 10

const day = 86_400
const most = { page: 1, limit: 100 }

// the date of the end counts as a whole day
const isRunning = (row: WireRow, now: number) =>
  numberOfRow(row, 'start_time') * 1000 <= now && now < (numberOfRow(row, 'stop_time', Number.POSITIVE_INFINITY) + day) * 1000

const isOn = (row: WireRow) =>
  numberOfRow(row, 'status', 1) === 1 &&
  numberOfRow(row, 'is_show', 1) === 1 &&
  numberOfRow(row, 'is_del') === 0 &&
  numberOfRow(row, 'stop_status') === 0

const activityOf = (row: WireRow, base: string): Activity => ({
  id: wordOfRow(row, 'id'),
  product: wordOfRow(row, 'product_id'),
  title: wordOfRow(row, 'title'),
  image: pictureAt(base, row['image']),
  price: priceOfRow(row, 'price'),
  listPrice: priceOfRow(row, 'ot_price'),
  session: wordOfRow(row, 'time_id'),
  people: numberOfRow(row, 'people'),
  joined: numberOfRow(row, 'count_people_all'),
})

/** Activities that are switched on and run today, in the shop's order. */
const activitiesOf = (reply: unknown, base: string): readonly Activity[] =>
  rowsOf(reply)
    .filter((row) => isOn(row) && isRunning(row, Date.now()))
    .map((row) => activityOf(row, base))

/** Flash sales of all sessions. */
export const askSeckills: Question<readonly Activity[]> = {
  key: 'seckill',
  ask: async (shop) => activitiesOf(await shop.send(listSeckills, { query: { ...most, start_status: 1, status: 1 } }), shop.base),
}

export const askBargains: Question<readonly Activity[]> = {
  key: 'bargain',
  ask: async (shop) => activitiesOf(await shop.send(listBargains, { query: { ...most, start_status: 1, status: 1 } }), shop.base),
}

export const askCombinations: Question<readonly Activity[]> = {
  key: 'combination',
  ask: async (shop) => activitiesOf(await shop.send(listCombinations, { query: { ...most, start_status: 1, is_show: 1 } }), shop.base),
}

/** Discount of a flash sale in tenths, as the storefront writes it: 8.3 for 83 % of the list price; 0 without prices. */
export function discountOf({ price, listPrice }: Pick<Activity, 'price' | 'listPrice'>): string {
  const [now, before] = [cents(price), cents(listPrice)]
  if (now <= 0n || before <= 0n) return '0'
  const percent = (now * 200n + before) / (before * 2n)
  return percent % 10n === 0n ? String(percent / 10n) : `${percent / 10n}.${percent % 10n}`
}

const cents = (price: string): bigint => {
  const [whole = '0', part = ''] = price.split('.')
  return BigInt(whole) * 100n + BigInt(part.slice(0, 2).padEnd(2, '0') || '0')
}
