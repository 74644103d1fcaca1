import approvalRule from '#src/api/resources/settings/approval-rule.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** What a second person has to approve. */
export default recordPage({
  text: $text,
  of: approvalRule,
  feature: 'factory',
  empty: 'empty',
  columns: [
    { key: 'remark', heading: true },
    { key: 'type', width: 140 },
    { key: 'kind', width: 220 },
    { key: 'limit', width: 140 },
    { key: 'isOn', width: 90, isSwitch: true },
  ],
  form: ['type', 'kind', 'limit', 'remark', 'isOn'],
  help: { limit: 'limitHint' },
})
