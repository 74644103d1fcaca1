import approvalRule from '#src/api/resources/settings/approval-rule.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** What is approved at several levels, and by whom. */
export default recordPage({
  text: $text,
  of: approvalRule,
  feature: 'factory',
  empty: 'empty',
  columns: [
    { key: 'remark', heading: true },
    { key: 'type', width: 140 },
    { key: 'kind', width: 220 },
    { key: 'limit', width: 120 },
    { key: 'level', width: 80 },
    { key: 'role', width: 120 },
    { key: 'isOn', width: 90, isSwitch: true },
  ],
  form: ['remark', 'type', 'kind', 'limit', 'level', 'role', 'isOn'],
  help: { limit: 'limitHint', level: 'levelHint', role: 'roleHint' },
  when: { limit: ({ kind }) => kind !== 'new_party' },
})
