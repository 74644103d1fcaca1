import { endpoint } from './endpoint.ts'
import type { WireRecord } from './resource.ts'

/** Why goods come (manufacturing 3.5 no. 10). */
export const receiptKinds = {
  purchase: 'purchased',
  production: 'produced',
  return: 'returned',
  other: 'other',
  /** What lies there when the books begin, with what it cost. */
  opening: 'opening',
  sample: 'sample',
  gain: 'countGain',
} as const

/** Those that other papers make: nobody enters them here. */
export const isMadeElsewhere = (kind: string): boolean => kind === 'sample' || kind === 'gain'
/** Those that are somebody's: a supplier's, or a customer's. */
export const hasParty = (kind: string): boolean => kind === 'purchase' || kind === 'return'
/** Those of which each line has a price. */
export const isPriced = (kind: string): boolean => hasParty(kind) || kind === 'opening'

/**
 * What a receipt of purchase orders begins with (manufacturing 3.2, 下推): their supplier, warehouse, and lines of which something is still to
 * come, with prices for who may see them. Nothing is saved. Refused with `RECORD_GONE`, `ORDERS_DIFFER` for orders of several suppliers or ways
 * of tax, `ORDERS_DONE` where nothing is to come.
 */
export const draftReceipt = endpoint<{ body: { from: number[] } }, WireRecord>('POST', '/doc/goods-receipt/draft', {
  side: 'factory',
  encoding: 'json',
  keepsReads: true,
})
