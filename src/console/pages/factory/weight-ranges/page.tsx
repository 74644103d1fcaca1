import { Copy, Link2 } from 'lucide-react'
import weightRange from '#src/api/resources/weight-range.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { RangeRuler } from './range-ruler.tsx'
import { copyForm, gapsForm } from './several-forms.ts'
import { $text } from './text.ts'

interface Counted {
  scope_name?: string
  sku_count?: number
}

/** Weight ranges of the manufacturing side (manufacturing 2.4), one ruler and list for each way of weighing. */
export default recordPage({
  text: $text,
  of: weightRange,
  query: { basis: 'piece' },
  empty: 'empty',
  above: RangeRuler,
  search: 'search',
  filters: [
    { field: 'basis', as: 'choice', word: 'basis', tabs: true, options: choices('piece', 'line', 'order') },
    { field: 'scope', as: 'choice', word: 'scope', options: choices('all', 'global', ['type', 'ofType'], ['product', 'ofProduct']) },
    'type',
    'product',
    { field: 'contains', as: 'text', word: 'contains' },
    'isOn',
  ],
  columns: [
    { key: 'name', heading: true },
    {
      ...{ key: 'scope', width: 180 },
      show: ({ scope, wire }, words) => (wire as Counted).scope_name || String(words[scope]),
    },
    { key: 'min', width: 110 },
    { key: 'max', width: 110 },
    { key: 'price', width: 110 },
    { key: 'priceUnit', width: 90 },
    { key: 'skuCount', width: 90, align: 'end', show: ({ wire }) => (wire as Counted).sku_count ?? 0 },
    { key: 'isOn', width: 90, isSwitch: true },
  ],
  actions: [
    { key: 'copyScope', on: 'list', isAside: true, icon: <Copy size={16} aria-hidden />, form: copyForm },
    { key: 'closeGaps', on: 'list', isAside: true, icon: <Link2 size={16} aria-hidden />, form: gapsForm },
  ],
  form: ['basis', 'scope', 'type', 'product', 'min', 'max', 'price', 'priceUnit', 'name', 'isOn'],
  when: { type: ({ scope }) => scope === 'type', product: ({ scope }) => scope === 'product' },
  help: { max: 'maxHint', name: 'nameHint', scope: 'scopeHint' },
  sections: [{ key: 'range', fields: ['basis', 'scope', 'type', 'product', 'min', 'max', 'price', 'priceUnit', 'sort', 'isOn'] }],
  isImportedWhole: true,
})
