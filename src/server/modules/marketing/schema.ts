import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

const text: Schema = { type: 'string', maxLength: 100 }
const choice: Schema = { type: 'integer', minimum: -1, maximum: 9 }

export const activityQuery: Schema = {
  properties: {
    ...pagingSchema,
    store_name: text,
    title: text,
    start_status: choice,
    time_type: choice,
    status: choice,
    is_show: choice,
    factor: choice,
    // two days of the shop's calendar
    integral_time: { type: 'string', pattern: '^(20\\d\\d/\\d\\d?/\\d\\d?-20\\d\\d/\\d\\d?/\\d\\d?)?$' },
  },
}

/** An empty `status` asks for all coupons; none at all for those that are on. */
export const couponQuery: Schema = {
  properties: {
    ...pagingSchema,
    coupon_title: text,
    status: { type: 'string', enum: ['', '-1', '0', '1'], default: '1' },
    receive_type: { type: 'string', pattern: '^(all|\\d?)$' },
    coupon_type: choice,
  },
}
