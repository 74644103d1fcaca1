import cashAccount from '#src/api/resources/cash-account.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** Accounts that money comes into and leaves. */
export default recordPage({
  text: $text,
  of: cashAccount,
  feature: 'factory',
  search: 'search',
  empty: 'empty',
  filters: ['type', 'isOn'],
  columns: [
    { key: 'name', heading: true },
    { key: 'type', width: 140 },
    { key: 'number', width: 220 },
    { key: 'balance', width: 140 },
    { key: 'sort', width: 90 },
    { key: 'isOn', width: 90, isSwitch: true },
  ],
})
