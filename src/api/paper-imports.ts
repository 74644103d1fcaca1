import type { Field, Fields } from '#src/kinds/kind.ts'
import type { Resource } from './resource.ts'

/** Fields of a paper that a row of a file says, each with its key there; rows that say them alike, and the same `paper`, are lines of one. */
const heads = {
  kind: 'sub_type',
  date: 'biz_date',
  supplier: 'party',
  party: 'party',
  warehouse: 'warehouse',
  taxMode: 'tax_mode',
} as const
/** Fields of a line. */
const ofLines = {
  ...{
    sku: 'sku',
    qty: 'qty',
    unit: 'unit',
    weightActual: 'weight_actual',
    lotNo: 'lot_no',
    supplierLot: 'supplier_lot',
    fromLots: 'from_lots',
  },
  ...{ price: 'price', priceUnit: 'price_unit', taxRate: 'tax_rate', remark: 'remark' },
} as const

/** A column of a file of papers. */
export interface PaperColumn {
  /** Its key in the file, and the field that it is about. */
  key: string
  name: string
  field: Field<unknown>
  isOfLine: boolean
}

const columnsAmong = (fields: Fields, names: Readonly<Record<string, string>>, isOfLine: boolean): PaperColumn[] =>
  Object.entries(names).flatMap(([name, key]) => (name in fields ? [{ key, name, field: fields[name] as Field<unknown>, isOfLine }] : []))

/** What a file of papers may say, a line each row: goods, parties, warehouses and units by their numbers or names. */
export function paperColumns({ fields }: Pick<Resource, 'fields'>): PaperColumn[] {
  const { of } = fields['lines']!.options as { of: Fields }
  return [...columnsAmong(fields, heads, false), ...columnsAmong(of, ofLines, true)]
}
