import priceRule from '#src/api/resources/price-rule.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** What is asked of whom, and since when (manufacturing 2.4). */
export default recordPage({
  text: $text,
  of: priceRule,
  feature: 'factory',
  search: 'search',
  empty: 'empty',
  filters: ['side', 'scope', 'customer', 'sku', 'product', 'type', 'isOn'],
  columns: [
    { key: 'scope', width: 100, heading: true },
    { key: 'customer', width: 160 },
    { key: 'level', width: 80 },
    { key: 'sku', width: 220 },
    { key: 'product', width: 160 },
    { key: 'type', width: 110 },
    { key: 'weightRange', width: 110 },
    { key: 'qtyMin', width: 90 },
    { key: 'price', width: 100 },
    { key: 'priceUnit', width: 80 },
    { key: 'validTo', width: 110 },
    { key: 'isOn', width: 90, isSwitch: true },
  ],
  when: { customer: ({ scope }) => scope === 'party', level: ({ scope }) => scope === 'level' },
  help: { sku: 'ofOneHint', qtyMin: 'qtyHint' },
})
