import { choice } from '#src/kinds/choice.ts'
import { fields } from '#src/kinds/kind.ts'
import { reference } from '#src/kinds/reference.ts'
import { stateOfPapers } from '../../factory-documents.ts'
import { lineReport, reportFields } from '../../factory-line-reports.ts'
import { receiptKinds } from '../../goods-receipts.ts'

const { date, supplier, warehouse, sku, lotNo, lot, supplierLot, qty, area, weightTheory, weightActual, weight } = reportFields
const { price, priceUnit, amount, net, cost, remark } = reportFields

/** What has come in, line by line (manufacturing 3.5 no. 11). */
export default lineReport({
  name: 'receipt-line',
  of: 'goods-receipt',
  key: 'admin-store-storageDetails-index',
  fields: fields({
    ...{
      date,
      kind: choice(receiptKinds, { wire: 'sub_type' }),
      supplier,
      sku,
      lotNo,
      lot,
      supplierLot,
      qty,
      area,
      weightTheory,
      weightActual,
      weight,
    },
    /** Line of the order that it answers. */
    source: reference('factory-line', { wire: 'source_line_id', isScoped: true }),
    ...{ price, priceUnit, amount, net, cost, warehouse, status: stateOfPapers('posting'), remark },
  }),
})
