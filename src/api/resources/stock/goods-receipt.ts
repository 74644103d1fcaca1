import { choice } from '#src/kinds/choice.ts'
import { day } from '#src/kinds/day.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { longText } from '#src/kinds/long-text.ts'
import { pictures } from '#src/kinds/pictures.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { today } from '#src/lib/shop-time.ts'
import { factoryDocument, measureFields, moneyFields, wholeFields } from '../../factory-documents.ts'
import { goodsTotals, keptFields, keptMoneyFields, lineFields, moneyTotals, pricedLineRules, varianceOf } from '../../factory-lines.ts'
import { receiptKinds } from '../../goods-receipts.ts'

const { sku, qty, unit, weightRange, wanted, weightTheory, weightActual, variance, location, lotNo, supplierLot, fromLots, qc } = lineFields
const { price, priceUnit, taxRate, amount, remark } = lineFields

/** What comes into a warehouse (manufacturing 3.5 no. 10). */
export default factoryDocument({
  name: 'goods-receipt',
  key: 'admin-store-godownEntry-index',
  letters: 'RK',
  isImported: true,
  machine: 'posting',
  fields: fields({
    kind: choice(receiptKinds, { wire: 'sub_type', required: true, start: 'purchase' }),
    date: day({ wire: 'biz_date', required: true, start: today }),
    warehouse: reference('warehouse', { wire: 'warehouse_id', required: true }),
    party: reference('party', { wire: 'party_id' }),
    /** Follows from the terms of the party unless somebody says another. */
    due: day({ wire: 'due_date' }),
    taxMode: choice({ incl: 'taxIncluded', excl: 'taxExcluded', none: 'taxFree' }, { wire: 'tax_mode', required: true, start: 'incl' }),
    lines: lines(
      fields({
        ...{ sku, weightRange, qty, unit, wanted, weightActual, weightTheory, variance, location, lotNo, supplierLot, fromLots, qc },
        ...{ price, priceUnit, taxRate, amount, remark },
        ...keptFields,
        ...keptMoneyFields,
      }),
      {
        ...pricedLineRules,
        sums: ['qty', 'weightActual', 'weightTheory', 'amount'],
        computed: { ...pricedLineRules.computed, variance: varianceOf },
      },
    ),
    ...wholeFields,
    ...measureFields,
    ...moneyFields,
    /** Numbers of the papers that it answers. */
    sources: text({ readOnly: true }),
    operator: text({ readOnly: true }),
    remark: longText({ max: 500 }),
    /** Added at any time (`notePaper`). */
    files: pictures({ max: 20, readOnly: true }),
  }),
  computed: { ...goodsTotals, ...moneyTotals },
})
