import { useState } from 'react'
import type { ProductRow } from '#src/api/products.ts'
import { activityTypeOf, askCouponProducts, askRunning, precedenceOf, type ActivityType } from './product-marks.ts'
import { useAnswer } from './use-answer.ts'
import type { WireRow } from './wire-row.ts'

/** The marks of a product in the storefront; the shop is only asked for what the row does not say itself. */
export function useProductMarks(row: ProductRow | undefined): { activity: ActivityType | undefined; hasCoupon: boolean } {
  const wire = row as WireRow | undefined
  const precedence = precedenceOf(wire)
  const isUnsaid = wire !== undefined && wire['checkCoupon'] === undefined
  const [now] = useState(Date.now)
  const couponed = useAnswer(isUnsaid ? askCouponProducts : null)
  const running = {
    sales: useAnswer(precedence.includes('1') ? askRunning.sales : null),
    sessions: useAnswer(precedence.includes('1') ? askRunning.sessions : null),
    bargains: useAnswer(precedence.includes('2') ? askRunning.bargains : null),
    groups: useAnswer(precedence.includes('3') ? askRunning.groups : null),
  }
  if (!row || !wire) return { activity: undefined, hasCoupon: false }
  return {
    activity: activityTypeOf(wire, running, now),
    hasCoupon: isUnsaid ? (couponed?.has(String(row.id)) ?? false) : Boolean(wire['checkCoupon']),
  }
}
