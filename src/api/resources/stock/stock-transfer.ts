import { day } from '#src/kinds/day.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { longText } from '#src/kinds/long-text.ts'
import { pictures } from '#src/kinds/pictures.ts'
import { reference } from '#src/kinds/reference.ts'
import { today } from '#src/lib/shop-time.ts'
import { factoryDocument, measureFields } from '../../factory-documents.ts'
import { goodsLineRules, goodsTotals, keptFields, lineFields } from '../../factory-lines.ts'

const { sku, lot, qty, unit, location, toLocation, weightRange, weightTheory, remark } = lineFields

/** What goes from one warehouse to another, worth what it was (manufacturing 3.4). */
export default factoryDocument({
  name: 'stock-transfer',
  key: 'admin-store-transfer-index',
  letters: 'DB',
  machine: 'posting',
  fields: fields({
    date: day({ wire: 'biz_date', required: true, start: today }),
    warehouse: reference('warehouse', { wire: 'warehouse_id', required: true }),
    toWarehouse: reference('warehouse', { wire: 'to_warehouse_id', required: true, among: { from: 'warehouse' } }),
    lines: lines(fields({ sku, weightRange, lot, location, toLocation, qty, unit, weightTheory, remark, ...keptFields }), goodsLineRules),
    ...measureFields,
    remark: longText({ max: 500 }),
    /** Added at any time (`notePaper`). */
    files: pictures({ max: 20, readOnly: true }),
  }),
  computed: goodsTotals,
})
