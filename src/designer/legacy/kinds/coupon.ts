import { Ticket } from 'lucide-react'
import { amount } from '../../blocks/shared/lens.ts'
import { lost } from '../shared/conversion.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 优惠券. */
interface Coupons extends Shown {
  readonly count: number
}

// what the new kind shows, always
const usual = 10

export default defineLegacy<Coupons>({
  kind: 'coupon',
  icon: Ticket,
  ...legacySchema<Coupons>(() => ({ isShow: { val: true }, numConfig: { val: usual } }), {
    isShown: shownSwitch,
    count: amount('numConfig'),
  }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'count', as: 'count' },
  ],
  convert: ({ count }) => ({ blocks: [{ kind: 'coupon', value: {} }], losses: count === usual ? [] : lost({ count }) }),
})
