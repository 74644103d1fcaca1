import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Field, type FieldIds } from '#src/ui/field/field.tsx'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'
import css from './forms.css?inline'
import { $text } from './forms.text.ts'
import { kindOf } from './kinds/index.ts'
import type { FormRule } from './rule.ts'
import { noTools, type FormTools } from './tools.ts'
import type { FormState } from './use-form.ts'

addStyles(css)

export interface FormFieldsProps {
  state: Pick<FormState, 'rules' | 'values' | 'errors' | 'change'>
  /** Enter was pressed in a field of one line. */
  onEnter(): void
  tools?: FormTools | undefined
}

/** The fields of a server's form, in its order and with its labels. */
export function FormFields({ state, onEnter, tools = noTools }: FormFieldsProps) {
  return (
    <div className="form-fields">
      {state.rules.map((rule) => (
        // two branches of a control may share a name, not a control
        <FormField key={`${rule.type} ${rule.field}`} rule={rule} state={state} onEnter={onEnter} tools={tools} />
      ))}
    </div>
  )
}

function FormField({ rule, state, onEnter, tools }: FormFieldsProps & { rule: FormRule; tools: FormTools }) {
  const t = useStore($text)
  const kind = kindOf(rule)
  const within = useMemo(() => errorsWithin(state.errors, rule.field), [state.errors, rule.field])
  if (rule.isHidden || kind?.Control === null) return null
  const Control = kind?.Control
  const control = ({ id, describedBy, invalid }: FieldIds): ReactNode =>
    Control ? (
      <Control
        rule={rule}
        value={state.values[rule.field]}
        onChange={(value) => state.change(rule.field, value)}
        onEnter={onEnter}
        id={id}
        invalid={invalid}
        describedBy={describedBy}
        tools={tools}
        {...(rule.type === 'own' && { errors: within })}
      />
    ) : (
      <p className="form-unknown">{t.unknown}</p>
    )
  return (
    <Field label={rule.title} required={rule.required !== null} error={state.errors[rule.field]} help={helpOf(rule)}>
      {control}
    </Field>
  )
}

/** What is said about parts of a field: `contacts.2.phone` is `2.phone` to the contacts. */
function errorsWithin(errors: FormState['errors'], field: string): FormState['errors'] {
  const start = `${field}.`
  const own = Object.entries(errors).filter(([path]) => path.startsWith(start))
  return Object.fromEntries(own.map(([path, sentence]) => [path.slice(start.length), sentence]))
}

function helpOf({ help }: FormRule): ReactNode {
  if (!help) return undefined
  return help.isHtml ? <RichText html={help.text} /> : help.text
}
