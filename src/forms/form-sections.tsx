import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import type { FormErrors, FormStore } from './form-store.ts'
import type { FormField, FormSection } from './form-field.ts'
import { $text } from './forms.text.ts'

interface FormSectionsProps {
  store: FormStore
  sections: readonly FormSection[]
  /** The fields that count now. */
  fields: readonly FormField[]
  draw(fields: readonly FormField[]): ReactNode
}

interface Part extends FormSection {
  shown: readonly FormField[]
  /** Fields in it of which something is said. */
  wrong: number
}

const isWrong = (errors: FormErrors, name: string) =>
  Object.entries(errors).some(([path, sentence]) => sentence !== '' && (path === name || path.startsWith(`${name}.`)))

function partsOf({ sections, fields }: Pick<FormSectionsProps, 'sections' | 'fields'>, errors: FormErrors): Part[] {
  const named = new Set(sections.flatMap((section) => section.fields))
  const parts = sections.map((section, at) => {
    const shown = fields.filter(({ name }) => section.fields.includes(name) || (at === 0 && !named.has(name)))
    return { ...section, shown, wrong: shown.filter(({ name }) => isWrong(errors, name)).length }
  })
  return parts.filter(({ shown }) => shown.some(({ isHidden }) => !isHidden))
}

/** The sections of a long form, one in sight; a refusal opens the one with the first mistake, and says at each how many it has. */
export function FormSections({ store, draw, ...rest }: FormSectionsProps) {
  const t = useStore($text)
  const errors = useStore(store.$errors)
  const [open, setOpen] = useState('')
  const [seen, setSeen] = useState(errors)
  const parts = partsOf(rest, errors)
  // while somebody mends a field, its sentence is empty: they stay where they are
  if (seen !== errors) {
    setSeen(errors)
    const sentences = Object.values(errors)
    const first = sentences.every(Boolean) && parts.find(({ wrong }) => wrong > 0)
    if (first) setOpen(first.title)
  }
  const chosen = parts.find(({ title }) => title === open) ?? parts[0]
  const tabs = parts.map(({ title, wrong }) => ({ value: title, label: title, ...(wrong > 0 && { count: wrong }) }))
  return (
    <div className="form-sections">
      <Tabs value={chosen?.title ?? ''} onChange={setOpen} tabs={tabs} aria-label={t.sections} />
      {parts.map(({ title, shown }) => (
        // what is not in sight is still filled in: nothing typed in it is lost
        <div key={title} role="tabpanel" aria-label={title} hidden={title !== chosen?.title} onFocusCapture={() => setOpen(title)}>
          {draw(shown)}
        </div>
      ))}
    </div>
  )
}
