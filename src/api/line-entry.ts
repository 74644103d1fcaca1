import { endpoint, type Id } from './endpoint.ts'
import type { PriceUnit } from './factory-lines.ts'

// What lines of papers are filled in by, besides what their kinds know (manufacturing 3.0, 3.4): facts about SKUs, and what a scanner reads.

/** Pages on which goods are entered line by line: who sees one of them may choose products, and ranges of weight among which those narrow. */
export const goodsPages = [
  'admin-store-materialPurchase-index',
  'admin-store-godownEntry-index',
  'admin-store-outboundOrder-index',
  'admin-store-transfer-index',
] as const

const reads = { side: 'factory', encoding: 'json', keepsReads: true } as const

/** What was paid for a SKU before; `unit` as lines have it. */
export interface FormerPrice {
  date: string
  sn: string
  qty: string
  price: string
  unit: PriceUnit
}

/** What somebody who enters a line sees of its SKU; amounts are of what it is counted by. */
export interface LineFacts {
  sku_id: string
  /** What the goods are called, as they stand in lines. */
  name: string
  product_id: string
  product: string
  band_id: string
  band: string
  counted_by: 'pieces' | 'weight'
  /** What it is counted by, as it is called. */
  unit: string
  /** Units that a line may be entered in: `den` of each are `num` of what it is counted by. */
  units: { id: string; name: string; num: string; den: string }[]
  /** In the warehouse that was named, or everywhere. */
  here: string
  everywhere: string
  incoming: string
  reserved: string
  safety_min: string
  /** Of this party, the newest first, at most five; missing for who sees no prices. */
  history?: FormerPrice[]
  /** Per cent that a line of it is taxed by with this party; missing for who sees no prices. */
  tax_rate?: string
  /** Per cent above the price of last time from which one is pointed out (manufacturing 3.5 no. 6); missing for who sees no prices. */
  price_alert?: string
}

/** Facts about the SKUs of lines; SKUs that are not there are left out. */
export const readLineFacts = endpoint<
  { body: { sku_ids: Id[]; warehouse_id?: Id; party_id?: Id; side?: 'purchase' | 'sale' } },
  { list: LineFacts[] }
>('POST', '/stock/lineFacts', reads)

/** Where something is scanned. */
export const scanContexts = ['PO', 'IN', 'OUT', 'TRANSFER', 'COUNT'] as const
export type ScanContext = (typeof scanContexts)[number]

/** What a code means: a lot, goods, a paper, a place; `available` lies in the warehouse that was named, or everywhere. */
export interface ScanHit {
  kind: 'lot' | 'sku' | 'doc' | 'location'
  id: string
  label: string
  available: string
  /** Of a lot and of goods: what a line begins with. */
  sku_id?: string
  counted_by?: string
  area_each?: string
  weight_each?: string
  length_each?: string
  lot_no?: string
  /** Kilograms that the label says. */
  weight?: string
}

/**
 * Finds what a scanner has read (manufacturing 3.4, `common/scan`): labels of ours, numbers of lots, bar codes and numbers of goods, numbers of
 * papers, places. `line_id` is the line of `doc_id` that it belongs to. Refused with 404 `CODE_UNKNOWN` and the three that come closest.
 */
export const scanCode = endpoint<
  { body: { code: string; context: ScanContext; doc_id?: Id; warehouse_id?: Id } },
  { hit: ScanHit; line_id?: string; next: 'qty' | 'weight' | 'done' }
>('POST', '/common/scan', reads)

/** What comes closest to a code that nobody knows. */
export interface Closest {
  kind: 'lot' | 'sku'
  code: string
  label: string
}
