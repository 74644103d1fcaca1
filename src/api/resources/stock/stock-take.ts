import { choice } from '#src/kinds/choice.ts'
import { day } from '#src/kinds/day.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { longText } from '#src/kinds/long-text.ts'
import { pictures } from '#src/kinds/pictures.ts'
import { reference, references } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { today } from '#src/lib/shop-time.ts'
import { factoryDocument } from '../../factory-documents.ts'
import { lineFields } from '../../factory-lines.ts'

/** Who posts a count sees what there should be; who counts does not (manufacturing 6.2 no. 4). */
export const bookKey = 'admin-store-stockTake-audit'

const figure = (wire: string) => decimal({ wire, places: 6, readOnly: true })

/** What lies in a warehouse, counted; or one correction of it, which is posted at once (manufacturing 3.4). */
export default factoryDocument({
  name: 'stock-take',
  key: 'admin-store-stockTake-index',
  letters: 'PD',
  machine: 'posting',
  fields: fields({
    kind: choice({ count: 'count', adjust: 'adjust' }, { wire: 'sub_type', readOnly: true, start: 'count' }),
    date: day({ wire: 'biz_date', required: true, start: today }),
    warehouse: reference('warehouse', { wire: 'warehouse_id', required: true }),
    types: references('product-type', { wire: 'type_ids' }),
    isBlind: flag({ wire: 'is_blind', start: true }),
    reason: text({ max: 100, readOnly: true }),
    lines: lines(
      fields({
        sku: { ...lineFields.sku, options: { source: 'factory-sku' }, readOnly: true },
        location: { ...lineFields.location, readOnly: true },
        lot: { ...lineFields.lot, readOnly: true },
        book: decimal({ places: 6, readOnly: true, needs: bookKey }),
        counted: figure('counted'),
        difference: figure('qty'),
      }),
      { max: 20_000, isGiven: true, readOnly: true },
    ),
    remark: longText({ max: 500 }),
    /** Added at any time (`notePaper`). */
    files: pictures({ max: 20, readOnly: true }),
  }),
})
