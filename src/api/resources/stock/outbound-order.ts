import { choice } from '#src/kinds/choice.ts'
import { day } from '#src/kinds/day.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { longText } from '#src/kinds/long-text.ts'
import { pictures } from '#src/kinds/pictures.ts'
import { money } from '#src/kinds/money.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { today } from '#src/lib/shop-time.ts'
import { factoryDocument, measureFields, moneyFields } from '../../factory-documents.ts'
import { costKey, goodsTotals, keptFields, keptMoneyFields, lineFields, moneyTotals, pricedLineRules } from '../../factory-lines.ts'

const { sku, lot, qty, unit, location, weightRange, weightTheory, weightActual, price, priceUnit, taxRate, amount, remark } = lineFields

/** Why goods leave when nobody buys them (manufacturing 3.5 no. 18). */
export const issueKinds = { other: 'other', scrap: 'scrap', sample: 'sample', return: 'purchaseReturn', loss: 'countLoss' } as const

/** Those of which somebody says why. */
export const needsReason = (kind: string): boolean => kind === 'other' || kind === 'scrap'
/** Those that are somebody's: what goes back to a supplier, what a customer tries. */
export const hasParty = (kind: string): boolean => kind === 'return' || kind === 'sample'

/** What leaves a warehouse. */
export default factoryDocument({
  name: 'outbound-order',
  key: 'admin-store-outboundOrder-index',
  letters: 'CK',
  machine: 'posting',
  fields: fields({
    kind: choice(issueKinds, { wire: 'sub_type', required: true, start: 'other' }),
    date: day({ wire: 'biz_date', required: true, start: today }),
    warehouse: reference('warehouse', { wire: 'warehouse_id', required: true }),
    party: reference('party', { wire: 'party_id' }),
    reason: text({ max: 100, suggests: 'reason' }),
    taxMode: choice({ incl: 'taxIncluded', excl: 'taxExcluded', none: 'taxFree' }, { wire: 'tax_mode', required: true, start: 'incl' }),
    lines: lines(
      fields({
        ...{ sku, weightRange, lot, location, qty, unit, weightActual, weightTheory, price, priceUnit, taxRate, amount, remark },
        ...keptFields,
        ...keptMoneyFields,
      }),
      pricedLineRules,
    ),
    ...measureFields,
    ...moneyFields,
    /** What left was worth so much when it was posted. */
    cost: money({ least: '-99999999999999.99', most: '99999999999999.99', readOnly: true, needs: costKey }),
    /** Numbers of the papers that it answers. */
    sources: text({ readOnly: true }),
    operator: text({ readOnly: true }),
    remark: longText({ max: 500 }),
    /** Added at any time (`notePaper`). */
    files: pictures({ max: 20, readOnly: true }),
  }),
  computed: { ...goodsTotals, ...moneyTotals },
})
