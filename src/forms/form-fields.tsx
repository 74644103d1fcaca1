import { useStore } from '@nanostores/react'
import { memo, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import type { InputProps } from '#src/fields/input.ts'
import { inputOf } from '#src/fields/inputs.ts'
import { noTools, type FieldTools } from '#src/fields/tools.ts'
import { isSame } from '#src/lib/is-same.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Field, type FieldIds } from '#src/ui/field/field.tsx'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import type { ControlProps, FormField, FormSection, OtherValues } from './form-field.ts'
import type { FormErrors, FormStore } from './form-store.ts'
import css from './forms.css?inline'
import { $text } from './forms.text.ts'
import { WaitingInput } from '#src/ui/input/waiting-input.tsx'
import { useFieldWords, useFormErrors, useFormValue } from './use-form.ts'

addStyles(css)

export interface FormFieldsProps {
  store: FormStore
  /** Enter was pressed in a field of one line. */
  onEnter(): void
  tools?: FieldTools | undefined
}

/** The fields of a form, in its order and with its labels. */
export const FormFields = memo(function FormFields({ store, onEnter, tools = noTools }: FormFieldsProps) {
  const fields = useStore(store.$fields)
  const { sections } = store.description
  const draw = (shown: readonly FormField[]) => (
    <div className="form-fields" data-lines={shown.some(({ field }) => field?.kind.as === 'lines') || undefined}>
      {shown.map((one) => (
        // two branches may share a name, not an input
        <OneField key={`${one.field?.kind.as} ${one.name}`} one={one} store={store} onEnter={onEnter} tools={tools} />
      ))}
    </div>
  )
  return sections ? <FormSections {...{ store, sections, fields, draw }} /> : draw(fields)
})

interface OneFieldProps extends FormFieldsProps {
  one: FormField
  tools: FieldTools
}

/** One field: it is drawn anew when its own value changes, or what is said about it. */
const OneField = memo(function OneField({ one, store, onEnter, tools }: OneFieldProps) {
  const value = useFormValue(store, one.name)
  const { error, within } = useFormErrors(store, one.name)
  const words = useFieldWords(store, one)
  if (one.isHidden) return null
  const control = ({ id, describedBy, invalid }: FieldIds): ReactNode => (
    <FieldInput
      {...{ one, value, id, describedBy, invalid, words, onEnter, tools }}
      form={store}
      onChange={(next, chosen) => store.change(one.name, next, chosen)}
      label={one.title}
      errors={within}
    />
  )
  return (
    <Field label={one.title} name={one.name} required={one.required !== null} error={error} help={helpOf(one)}>
      {control}
    </Field>
  )
})

function FieldInput({ one, form, ...props }: Omit<ControlProps<unknown>, 'given'> & { one: FormField }) {
  const t = useStore($text)
  const Control = one.Control as ComponentType<ControlProps<unknown>> | undefined
  if (Control) return <Control {...props} form={form} given={one.given} />
  if (!one.field) return <p className="form-unknown">{t.unknown}</p>
  const Kind = inputOf(one.field.kind.as) as ComponentType<InputProps>
  return (
    <Suspense fallback={<WaitingInput id={props.id} />}>
      <Kind
        {...props}
        field={one.field}
        isRequired={one.required !== null}
        beside={besideIn(form)}
        // the name belongs to the value that the form began with
        name={isSame(props.value, one.start) ? one.startName : undefined}
      />
    </Suspense>
  )
}

const known = new WeakMap<OtherValues, Readonly<Record<string, unknown>>>()

/** The values of a form as they are when somebody asks: what a reference may point at follows them. */
function besideIn(form: OtherValues): Readonly<Record<string, unknown>> {
  const found = known.get(form) ?? new Proxy({}, { get: (_, name) => (typeof name === 'string' ? form.at(name) : undefined) })
  known.set(form, found)
  return found
}

function helpOf({ help }: FormField): ReactNode {
  if (!help) return undefined
  return help.isHtml ? <RichText html={help.text} /> : help.text
}

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
