import { choice } from '#src/kinds/choice.ts'
import { day } from '#src/kinds/day.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { longText } from '#src/kinds/long-text.ts'
import { money } from '#src/kinds/money.ts'
import { percent } from '#src/kinds/percent.ts'
import { pictures } from '#src/kinds/pictures.ts'
import { person, reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { today } from '#src/lib/shop-time.ts'
import { factoryDocument, measureFields, moneyFields, wholeFields } from '../../factory-documents.ts'
import { goodsTotals, keptFields, keptMoneyFields, lineFields, moneyTotals, priceKey, pricedLineRules } from '../../factory-lines.ts'

const { sku, qty, unit, weightRange, taken, weightTheory, price, priceUnit, taxRate, amount, delivery, remark } = lineFields

/** What is ordered from a supplier (manufacturing 3.5 no. 6). */
export default factoryDocument({
  name: 'purchase-order',
  key: 'admin-store-materialPurchase-index',
  letters: 'CG',
  isImported: true,
  machine: 'commitment',
  fields: fields({
    supplier: reference('supplier', { wire: 'party_id', required: true, fills: { buyer: 'buyer' } }),
    date: day({ wire: 'biz_date', required: true, start: today }),
    delivery: day({ wire: 'delivery_date' }),
    buyer: person({ wire: 'salesman_id', named: 'buyer' }),
    warehouse: reference('warehouse', { wire: 'warehouse_id' }),
    taxMode: choice({ incl: 'taxIncluded', excl: 'taxExcluded', none: 'taxFree' }, { wire: 'tax_mode', required: true, start: 'incl' }),
    lines: lines(
      fields({
        ...{ sku, weightRange, qty, unit, price, priceUnit, taxRate, weightTheory, amount, delivery, taken, remark },
        ...keptFields,
        ...keptMoneyFields,
      }),
      pricedLineRules,
    ),
    ...wholeFields,
    /** Agreed to be paid before anything comes. */
    deposit: money({ most: '999999999999.99', start: '0', needs: priceKey }),
    ...measureFields,
    ...moneyFields,
    /** Per cent of what was ordered that has arrived. */
    progress: percent({ places: 4, readOnly: true }),
    /** Goods in brief. */
    materials: text({ readOnly: true }),
    /** Per cent of what it comes to that was paid. */
    paidShare: percent({ wire: 'paid_share', places: 2, most: '99999999', readOnly: true, needs: priceKey }),
    /** How many levels have approved it of how many, and who is next. */
    waitsFor: text({ wire: 'waits_for', readOnly: true }),
    remark: longText({ max: 500 }),
    /** Added at any time (`notePaper`). */
    files: pictures({ max: 20, readOnly: true }),
  }),
  computed: { ...goodsTotals, ...moneyTotals },
})
