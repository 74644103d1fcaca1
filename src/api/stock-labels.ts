import { endpoint, type Id } from './endpoint.ts'

/** What stands on the label of goods that came in (manufacturing 3.4 `stock/label`). */
export interface StockLabel {
  line_id: string
  name: string
  /** Of the SKU. */
  sn: string
  lot_no: string
  /** Of what the SKU is counted by. */
  qty: string
  counted_by: 'pieces' | 'weight'
  /** Kilograms: as weighed, or else by theory. */
  weight: string
  biz_date: string
}

/** Labels of the lines of an audited receipt, or of several, one behind the other; what is not audited has none. */
export const readLabels = endpoint<{ body: { id: Id } | { ids: readonly Id[] } }, { list: StockLabel[] }>('POST', '/stock/label', {
  side: 'factory',
  encoding: 'json',
  keepsReads: true,
})

/** What a scanner reads of a label: the lot, or the number of goods without lots, then what says more of it. */
export const labelCode = ({ lot_no, sn, weight }: Pick<StockLabel, 'lot_no' | 'sn' | 'weight'>): string =>
  [lot_no || sn, sn, weight].join('|')
