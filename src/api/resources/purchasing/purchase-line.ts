import { fields } from '#src/kinds/kind.ts'
import { stateOfPapers } from '../../factory-documents.ts'
import { lineReport, reportFields } from '../../factory-line-reports.ts'

const { date, supplier, buyer, warehouse, sku, qty, taken, open, isOpen, weight } = reportFields
const { price, priceUnit, lastPrice, priceChange, taxRate, amount, gross, delivery, remark } = reportFields

/** What was ordered, line by line (manufacturing 3.5 no. 7). */
export default lineReport({
  name: 'purchase-line',
  of: 'purchase-order',
  key: 'admin-store-purchaseDetails-index',
  fields: fields({
    ...{ date, supplier, sku, qty, taken, open, isOpen, weight, price, priceUnit, lastPrice, priceChange, taxRate, amount, gross },
    ...{ delivery, buyer, warehouse, status: stateOfPapers('commitment'), remark },
  }),
})
