import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { CouponRow } from './marketing.ts'

/** Coupons that can be given to users (marketing contract). */
export const listGrantableCoupons = endpoint<{ query: Paging & { coupon_title?: string } }, List<CouponRow>>(
  'GET',
  '/marketing/coupon/grant',
)
/** Gives one to users, `uid` joined by commas. */
export const grantCoupon = endpoint<{ body: { id: Id; uid: string } }, unknown>('POST', '/marketing/coupon/user/grant', {
  encoding: 'json',
})
