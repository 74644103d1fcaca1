import { choice } from '#src/kinds/choice.ts'
import { code } from '#src/kinds/code.ts'
import { day } from '#src/kinds/day.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { fields, type Field, type Fields } from '#src/kinds/kind.ts'
import { flag } from '#src/kinds/flag.ts'
import { money } from '#src/kinds/money.ts'
import { percent } from '#src/kinds/percent.ts'
import { person, reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { weight } from '#src/kinds/weight.ts'
import { endpoint } from './endpoint.ts'
import { costKey, priceKey, priceUnits } from './factory-lines.ts'
import { resource, type Resource } from './resource.ts'

const most = '99999999999999.99'
const least = '-99999999999999.99'

/** Columns that reports of lines choose from: of a line and of its document. Its state is a `stateOfPapers`. */
export const reportFields = fields({
  sn: code(),
  date: day({ wire: 'biz_date' }),
  supplier: reference('supplier', { wire: 'party_id' }),
  customer: reference('customer', { wire: 'party_id' }),
  buyer: person({ wire: 'salesman_id', named: 'buyer' }),
  warehouse: reference('warehouse', { wire: 'warehouse_id' }),
  sku: reference('factory-sku', { wire: 'sku_id' }),
  lotNo: text({ wire: 'lot_no' }),
  /** Its id, of which a line says the number. */
  lot: reference('stock-lot', { wire: 'lot_id', isKept: true }),
  supplierLot: text({ wire: 'supplier_lot' }),
  qty: decimal({ places: 4, least }),
  pieces: decimal({ places: 4, least }),
  area: decimal({ places: 4, least }),
  weightTheory: weight({ wire: 'weight_theory', least }),
  weightActual: weight({ wire: 'weight_actual', least }),
  /** As weighed, or else by theory. */
  weight: weight({ least }),
  taken: decimal({ places: 4 }),
  open: decimal({ wire: 'open_qty', places: 4 }),
  /** Something of it is still wanted. */
  isOpen: flag({ wire: 'is_open' }),
  price: decimal({ places: 6, needs: priceKey }),
  priceUnit: choice(priceUnits, { wire: 'price_unit', needs: priceKey }),
  lastPrice: decimal({ wire: 'last_price', places: 6, needs: priceKey }),
  /** Per cent by which the price differs from the last one. */
  priceChange: percent({ wire: 'price_change', places: 2, least, most, needs: priceKey }),
  taxRate: percent({ wire: 'tax_rate', places: 4, needs: priceKey }),
  net: money({ least, most, needs: priceKey }),
  tax: money({ least, most, needs: priceKey }),
  gross: money({ least, most, needs: priceKey }),
  amount: money({ least, most, needs: priceKey }),
  cost: money({ least, most, needs: costKey }),
  delivery: day({ wire: 'delivery_date' }),
  reason: text(),
  remark: text(),
})

/** The number of the document that a line stands in, and its id. */
type OfDocument = Readonly<{ sn: Field<string>; document: Field<string> }>

interface DeclaredLineReport<F extends Fields> {
  name: string
  /** Name of the documents, as their calls have it. */
  of: string
  key: string
  fields: F
}

/** Declares a report of the lines of a kind of paper (manufacturing 3.5, every `*Details`): `POST /api/doc/<name>/lines`, which only reads. */
export const lineReport = <F extends Fields>({ name, of, key, fields: own }: DeclaredLineReport<F>): Resource<F & OfDocument> =>
  resource<F & OfDocument>({
    ...{ name, key, table: 'factory_line_rows', label: 'sn' },
    fields: { ...own, sn: reportFields.sn, document: reference(of, { wire: 'document_id', isKept: true }) },
    calls: { list: endpoint('POST', `/doc/${of}/lines`, { side: 'factory', encoding: 'json', keepsReads: true }) },
  })
