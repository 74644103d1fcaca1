import { choice } from '#src/kinds/choice.ts'
import { code } from '#src/kinds/code.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { fields } from '#src/kinds/kind.ts'
import { money } from '#src/kinds/money.ts'
import { text } from '#src/kinds/text.ts'
import { weight } from '#src/kinds/weight.ts'
import { sellPriceKey } from '../factory-lines.ts'
import { postCalls, resource } from '../resource.ts'

const { list, read, options } = postCalls('/product/sku')

/** What products are kept, counted and priced as (manufacturing 2.3): chosen in lines, written with their products. */
export default resource({
  name: 'factory-sku',
  table: 'factory_products_skus',
  label: 'name',
  note: 'sn',
  fields: fields({
    name: text({ readOnly: true }),
    sn: code({ readOnly: true }),
    countedBy: choice({ pieces: 'byPieces', weight: 'byWeight' }, { wire: 'counted_by', readOnly: true }),
    areaEach: decimal({ wire: 'area_each', places: 6, readOnly: true }),
    weightEach: weight({ wire: 'weight_each', places: 6, readOnly: true }),
    lengthEach: decimal({ wire: 'length_each', places: 6, readOnly: true }),
    listPrice: money({ wire: 'list_price', places: 6, readOnly: true, needs: sellPriceKey }),
  }),
  calls: { list, read, options },
  key: 'admin-store-productList-index',
})
