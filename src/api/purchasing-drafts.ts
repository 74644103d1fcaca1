import { endpoint, type Id } from './endpoint.ts'
import type { WireRecord } from './resource.ts'

const reads = { side: 'factory', encoding: 'json', keepsReads: true } as const

/** Goods of which too little is there (manufacturing 3.5 no. 6): less than is wanted at least, with what is on its way and promised counted. */
export interface ShortGoods {
  sku_id: string
  sku_name: string
  counted_by: 'pieces' | 'weight'
  area_each: string
  weight_each: string
  on_hand: string
  reserved: string
  incoming: string
  safety_min: string
  /** What is to be ordered. */
  qty: string
  /** Their own, or who delivered them last; '' for nobody. */
  supplier_id: string
  supplier_name: string
  warehouse_id: string
  warehouse_name: string
  /** Of last time; missing for who sees no prices. */
  price?: string
  price_unit?: string
  tax_rate?: string
}

/** Everything that is short, ordered by supplier; with `party_id` what that supplier delivers, 0 for nobody's. Suppliers whom somebody does not see stay out. */
export const readShortage = endpoint<{ body: { party_id?: Id } }, { list: ShortGoods[] }>('POST', '/doc/purchase-order/shortage', reads)

/**
 * What goes back out of receipts of one supplier (manufacturing 3.6): their lines as far as they did not go back yet, with their lots and prices.
 * Refused with `RECORD_GONE`, `ORDERS_DIFFER`, `RETURN_NOTHING`.
 */
export const draftReturn = endpoint<{ body: { from: number[] } }, WireRecord>('POST', '/doc/outbound-order/draft', reads)
