import { listCoupons } from '#src/api/marketing.ts'
import { askBargains, askCombinations, askSeckills, type Activity } from './activities.ts'
import { askSessions, sessionsAt, type SeckillSession } from './seckill-sessions.ts'
import type { Answer, Question } from './shop-answers.ts'
import { rowsOf, wordOfRow, type WireRow } from './wire-row.ts'

/** Type of an activity on the wire: 1 flash sale, 2 bargain, 3 group buying. */
export type ActivityType = '1' | '2' | '3'

/** What marks on products are made of, as far as the shop has told it. */
export interface Running {
  readonly sales: Answer<readonly Activity[]>
  readonly sessions: Answer<readonly SeckillSession[]>
  readonly bargains: Answer<readonly Activity[]>
  readonly groups: Answer<readonly Activity[]>
}

/** Products that some coupon names, by id. */
export const askCouponProducts: Question<ReadonlySet<string>> = {
  key: 'coupon products',
  ask: async (shop) => {
    const rows = rowsOf(await shop.send(listCoupons, { query: { page: 1, limit: 100, status: 1 } }))
    return new Set(rows.flatMap((row) => wordOfRow(row, 'product_id').split(',')).filter((id) => id !== ''))
  },
}

export const askRunning = { sales: askSeckills, sessions: askSessions, bargains: askBargains, groups: askCombinations } as const

const isType = (type: string): type is ActivityType => type === '1' || type === '2' || type === '3'

/**
 * Lists for the storefront say which activity a product shows (`activity.type`); other lists hold the order of
 * precedence instead (`"1,0,2,3"`). A product whose order begins with 0 shows none.
 */
export function precedenceOf(row: WireRow | undefined): readonly ActivityType[] {
  const activity = row?.['activity']
  if (typeof activity !== 'string' || activity.startsWith('0')) return []
  return activity.split(',').filter(isType)
}

/** The activity that a product is marked with in the storefront, at a moment. */
export function activityTypeOf(row: WireRow, running: Running, now: number): ActivityType | undefined {
  const activity = row['activity']
  if (typeof activity === 'object' && activity !== null) {
    const type = wordOfRow(activity as WireRow, 'type')
    return isType(type) ? type : undefined
  }
  const id = wordOfRow(row, 'id')
  const session = sessionsAt(running.sessions ?? [], now).running?.id
  const has: Record<ActivityType, () => boolean> = {
    '1': () => (running.sales ?? []).some((sale) => sale.product === id && sale.session === session),
    '2': () => (running.bargains ?? []).some((bargain) => bargain.product === id),
    '3': () => (running.groups ?? []).some((group) => group.product === id),
  }
  return precedenceOf(row).find((type) => has[type]())
}
