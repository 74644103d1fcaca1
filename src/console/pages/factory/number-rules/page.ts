import numberRule from '#src/api/resources/settings/number-rule.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** How numbers of documents are made; one rule a kind of paper. */
export default recordPage({
  text: $text,
  of: numberRule,
  feature: 'factory',
  columns: [
    { key: 'type', width: 160, heading: true },
    { key: 'letters', width: 110 },
    { key: 'datePart', width: 140 },
    { key: 'reset', width: 140 },
    { key: 'digits', width: 100 },
    { key: 'next', width: 220, show: ({ wire }) => String(wire['next_number'] ?? '') },
  ],
  form: ['letters', 'datePart', 'reset', 'digits'],
  help: { letters: 'lettersHint', reset: 'resetHint' },
})
