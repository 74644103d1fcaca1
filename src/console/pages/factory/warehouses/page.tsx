import warehouse from '#src/api/resources/warehouse.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** Where goods lie. */
export default recordPage({
  text: $text,
  of: warehouse,
  feature: 'factory',
  search: 'search',
  empty: 'empty',
  filters: ['type', 'isOn'],
  columns: [
    { key: 'name', heading: true },
    { key: 'type', width: 140 },
    { key: 'address', width: 260 },
    { key: 'sort', width: 90 },
    { key: 'isOn', width: 90, isSwitch: true },
  ],
  sections: [
    { key: 'basics', fields: ['name', 'type', 'address', 'sort', 'isOn'] },
    { key: 'locations', fields: ['locations'] },
  ],
})
