import taxRate from '#src/api/resources/tax-rate.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** Rates of taxes. */
export default recordPage({
  text: $text,
  of: taxRate,
  feature: 'factory',
  search: 'search',
  empty: 'empty',
  filters: ['isOn'],
  columns: [
    { key: 'name', heading: true },
    { key: 'rate', width: 140 },
    { key: 'sort', width: 90 },
    { key: 'isOn', width: 90, isSwitch: true },
  ],
})
