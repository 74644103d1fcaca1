import printTemplate from '#src/api/resources/settings/print-template.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** How papers are printed, to choose from where one is printed. */
export default recordPage({
  text: $text,
  of: printTemplate,
  feature: 'factory',
  empty: 'empty',
  filters: ['type'],
  columns: [
    { key: 'name', heading: true },
    { key: 'type', width: 120 },
    { key: 'paper', width: 180 },
    { key: 'copies', width: 200 },
    { key: 'isDefault', width: 90 },
    { key: 'isOn', width: 90, isSwitch: true },
  ],
  form: ['name', 'type', 'paper', 'copies', 'hidden', 'header', 'footer', 'hasLogo', 'isDefault', 'isOn'],
  help: { copies: 'copiesHint', header: 'headerHint', footer: 'footerHint', hasLogo: 'logoHint', isDefault: 'defaultHint' },
})
