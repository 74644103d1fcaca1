import { code } from '#src/kinds/code.ts'
import { fields } from '#src/kinds/kind.ts'
import { text } from '#src/kinds/text.ts'
import { postCalls, resource } from '../../resource.ts'

const { list, options } = postCalls('/stock/location')

/** Locations within warehouses: chosen in lines, written with their warehouses. */
export default resource({
  name: 'stock-location',
  table: 'stock_locations',
  label: 'name',
  note: 'warehouse',
  fields: fields({ name: code({ readOnly: true }), warehouse: text({ readOnly: true }) }),
  calls: { list, options },
  key: 'admin-store-storageDetails-index',
})
