import weightRange from '#src/api/resources/weight-range.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { RangeRuler } from './range-ruler.tsx'
import { $text } from './text.ts'

/** Weight ranges of the manufacturing side (manufacturing 2.4), one ruler and list for each way of weighing. */
export default recordPage({
  text: $text,
  of: weightRange,
  query: { basis: 'piece' },
  empty: 'empty',
  above: RangeRuler,
  search: 'search',
  filters: [{ field: 'basis', as: 'choice', word: 'basis', tabs: true, options: choices('piece', 'line', 'order') }, 'isOn'],
  columns: [
    { key: 'name', heading: true },
    { key: 'min', width: 120 },
    { key: 'max', width: 120 },
    { key: 'price', width: 120 },
    { key: 'priceUnit', width: 100 },
    { key: 'isOn', width: 90, isSwitch: true },
  ],
  form: ['basis', 'min', 'max', 'price', 'priceUnit', 'name', 'isOn'],
  help: { max: 'maxHint', name: 'nameHint' },
  sections: [{ key: 'range', fields: ['basis', 'min', 'max', 'price', 'priceUnit', 'sort', 'isOn'] }],
  isImportedWhole: true,
})
