/** States of a refund by `refund_type`, as their words are called. */
const states = {
  1: 'refundOnly',
  2: 'refundReturn',
  3: 'refundRefused',
  4: 'refundAgreed',
  5: 'refundSent',
  6: 'refunded',
} as const

export type RefundState = (typeof states)[keyof typeof states]

export const refundStateOf = (type: number): RefundState => states[type as keyof typeof states] ?? 'refundOnly'

/** Somebody waits for it. */
export const isWaiting = (type: number): boolean => type !== 3 && type !== 6
