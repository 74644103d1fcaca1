import { endpoint, type List, type Paging } from './endpoint.ts'

const reads = { side: 'factory', encoding: 'json', keepsReads: true } as const

/** Measures as decimal text: pieces, square metres, kilograms. */
export interface StockMeasures {
  pieces: string
  area: string
  weight: string
}

export interface StockQuery extends Paging {
  /** Of SKUs and lots, by their sound too. */
  keyword?: string
  sku_id?: string
  warehouse_id?: string
  /** What is shown a row each; `lot` unless told. */
  by?: '' | 'lot' | 'warehouse' | 'sku' | 'location'
  /** `has` unless told: what lies there; `below`: all of the SKU is less than wanted. */
  state?: '' | 'has' | 'zero' | 'below' | 'negative' | 'all'
  /** `YYYY-MM-DD`; how it was at the end of that day. `date_to` says the same. */
  as_of?: string
  date_from?: string
  date_to?: string
  /** It lies there for so many days at least. */
  age?: string
  sort?: string
  order?: '' | 'asc' | 'desc'
}

export interface StockRow extends StockMeasures {
  sku_id: string
  sn: string
  name: string
  counted_by: 'pieces' | 'weight'
  /** '' where rows are of several. */
  warehouse_id: string
  warehouse: string
  /** By location: '' for what nobody has said a location of. */
  location?: string
  lot_id: string
  lot_no: string
  qc: string
  /** Days since it came. */
  age: number | null
  safety_min: string
  /** Yuan; with `cost:view` alone, as `cost`, that of a piece or of a kilogram. */
  value?: string
  cost?: string
}

/** Current stock, or how it was (manufacturing 3.4, 3.5 no. 11); out of balances and moves alone. */
export const readBalance = endpoint<{ body: StockQuery }, List<StockRow> & { summary: StockMeasures & { value?: string } }>(
  'POST',
  '/stock/balance',
  reads,
)

export interface CardQuery extends Paging {
  sku_id?: string
  warehouse_id?: string
  lot_id?: string
  date_from?: string
  date_to?: string
}

export interface CardRow {
  post_seq: string
  biz_date: string
  doc: { id: string; type: string; sub_type: string; sn: string }
  party: string
  warehouse: string
  lot_id: string
  lot_no: string
  in: StockMeasures
  out: StockMeasures
  after: StockMeasures
  /** Yuan, below nought for what left; with `cost:view`. */
  value?: string
}

/** The stock card of a SKU (流水): what there was, each move with what lay there after it, what is left. Of ninety days unless told. */
export const readCard = endpoint<
  { body: CardQuery },
  List<CardRow> & { opening: StockMeasures; in: StockMeasures; out: StockMeasures; closing: StockMeasures }
>('POST', '/stock/card', reads)

export interface LotRow extends StockMeasures {
  lot_id: string
  lot_no: string
  supplier_lot: string
  qc: string
  produced_on: string
  expires_on: string
  warehouse_id: string
  warehouse: string
}

/** Lots of a SKU with what lies of them where; those of which nothing is left are not there unless asked for. */
export const readLots = endpoint<{ body: { sku_id: string; warehouse_id?: string; include_empty?: 0 | 1 } }, { list: LotRow[] }>(
  'POST',
  '/stock/lots',
  reads,
)

/** Says how a lot stands: `passed`, `waiting`, `concession`, `failed`, and why; its log keeps that. Refused with `RECORD_GONE`. */
export const setLotState = endpoint<{ body: { lot_id: string; qc: string; note?: string } }, null>('POST', '/stock/lotState', {
  side: 'factory',
  encoding: 'json',
})
