import { Building2 } from 'lucide-react'
import { readCompanyForm } from '#src/api/company.ts'
import { dictionaryKinds } from '#src/api/dictionaries.ts'
import dictionaryEntry from '#src/api/resources/dictionary-entry.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { BasicsLinks } from './basics-links.tsx'
import { $text } from './text.ts'

const companyForm = serverForm({ ask: ({ connection }) => connection.send(readCompanyForm, {}) })

/** Words that products and documents choose from; from here one comes to everything else of basic data. */
export default recordPage({
  text: $text,
  of: dictionaryEntry,
  feature: 'factory',
  search: 'search',
  empty: 'empty',
  size: 15,
  above: BasicsLinks,
  filters: [{ field: 'kind', as: 'choice', tabs: true, word: 'kind', options: choices('all', ...dictionaryKinds) }, 'isOn'],
  columns: [
    { key: 'name', heading: true },
    { key: 'kind', width: 160 },
    { key: 'sort', width: 90 },
    { key: 'isOn', width: 90, isSwitch: true },
  ],
  actions: [{ key: 'company', on: 'list', isAside: true, icon: <Building2 size={16} aria-hidden />, form: companyForm }],
})
