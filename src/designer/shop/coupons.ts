import type { Id } from '#src/api/endpoint.ts'
import { listCoupons } from '#src/api/marketing.ts'
import type { Question } from './shop-answers.ts'
import { numberOfRow, priceOfRow, rowsOf, wordOfRow, type WireRow } from './wire-row.ts'

/** A coupon that a buyer can take. Amounts are decimal text without needless zeros. */
export interface Coupon {
  readonly id: Id
  readonly amount: string
  readonly from: string
}

const plain = (price: string) => (price.includes('.') ? price.replace(/\.?0+$/, '') : price)

const canBeTaken = (row: WireRow, now: number) =>
  numberOfRow(row, 'status', 1) === 1 &&
  numberOfRow(row, 'is_del') === 0 &&
  numberOfRow(row, 'receive_type', 1) === 1 &&
  (numberOfRow(row, 'is_permanent', 1) === 1 || numberOfRow(row, 'remain_count') > 0) &&
  numberOfRow(row, 'start_time') * 1000 <= now &&
  (numberOfRow(row, 'end_time') === 0 || now < numberOfRow(row, 'end_time') * 1000)

/** Coupons that buyers can take by themselves now, in the shop's order. */
export const askCoupons: Question<readonly Coupon[]> = {
  key: 'coupons',
  ask: async (shop) =>
    rowsOf(await shop.send(listCoupons, { query: { page: 1, limit: 50, status: 1, receive_type: 1 } }))
      .filter((row) => canBeTaken(row, Date.now()))
      .map((row) => ({
        id: wordOfRow(row, 'id'),
        amount: plain(priceOfRow(row, 'coupon_price')),
        from: plain(priceOfRow(row, 'use_min_price')),
      })),
}
