import { Refusal } from '../../refusal.ts'

/** Where a refund is (orders contract, "Refunds"). */
export const refundTypes = { applied: 1, returnApplied: 2, refused: 3, agreed: 4, comingBack: 5, refunded: 6 } as const
export type RefundState = keyof typeof refundTypes

export type RefundAct = 'agree' | 'sendBack' | 'pay' | 'refuse' | 'cancel'

/** What may happen to a refund: whatever is not listed here is refused. */
export const refundTransitions: Readonly<Record<RefundAct, Partial<Record<RefundState, RefundState>>>> = {
  agree: { returnApplied: 'agreed' },
  sendBack: { agreed: 'comingBack' },
  pay: { applied: 'refunded', comingBack: 'refunded' },
  refuse: { applied: 'refused', returnApplied: 'refused' },
  // given up by the buyer: it stays where it was, and counts no more
  cancel: { applied: 'applied', returnApplied: 'returnApplied', agreed: 'agreed' },
}

const names = Object.fromEntries(Object.entries(refundTypes).map(([name, type]) => [type, name])) as Record<number, RefundState>

/** Where a refund is after an act. @throws Refusal 400144 for an act that is not listed */
export function refundStep(refund: { refund_type: number; is_cancel: number }, act: RefundAct): number {
  const to = refundTransitions[act][names[refund.refund_type]!]
  if (refund.is_cancel || !to) throw new Refusal({ status: 400, code: '400144' })
  return refundTypes[to]
}
