import unit from '#src/api/resources/unit.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

const hasBase = ({ base }: { base: string }) => base !== ''

/** Units of quantities (manufacturing 2.6). */
export default recordPage({
  text: $text,
  of: unit,
  feature: 'factory',
  search: 'search',
  empty: 'empty',
  filters: ['isOn'],
  columns: [
    { key: 'name', heading: true },
    { key: 'decimals', width: 110 },
    { key: 'base', width: 120 },
    { key: 'den', width: 130 },
    { key: 'num', width: 150 },
    { key: 'sort', width: 90 },
    { key: 'isOn', width: 90, isSwitch: true },
  ],
  form: ['name', 'decimals', 'base', 'den', 'num', 'sort', 'isOn'],
  when: { den: hasBase, num: hasBase },
  help: { base: 'baseHint' },
  // a base is of none itself: one step leads from any unit to any other of its kind
  lists: [{ key: 'derived', of: unit, where: 'base', when: (record) => !hasBase(record) }],
})
