import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'

type Rule = ServerForm['rules'][number]

export interface Option {
  value: string | number
  label: string
}

export type Say = (key: string) => string

/** Makes rules of a form in one language; `say` finds what fields are called. */
export function rulesIn(locale: Locale, say: Say) {
  const hint = (kind: 'FORM_ENTER' | 'FORM_CHOOSE', field: string) => sentence(kind, locale, { title: say(field) }) ?? ''
  return {
    hidden: (field: string, value: string | number): Rule => ({ type: 'hidden', field, value }),
    input: (field: string, value: string, props: object = {}, missing?: 'missing'): Rule => ({
      ...{ type: 'input', field, value, title: say(field) },
      props: { type: 'text', placeholder: hint('FORM_ENTER', field), ...props },
      ...(missing && { validate: [{ message: hint('FORM_ENTER', field), required: true, type: 'string', trigger: 'change' }] }),
    }),
    day: (field: string, value: string): Rule => ({
      ...{ type: 'datePicker', field, value, title: say(field) },
      props: { type: 'date', editable: false, placeholder: hint('FORM_CHOOSE', field) },
    }),
    figure: (field: string, value: number | string, props: object, missing?: 'missing'): Rule => ({
      ...{ type: 'inputNumber', field, value, title: say(field) },
      props: { placeholder: hint('FORM_ENTER', field), ...props },
      ...(missing && { validate: [{ message: hint('FORM_ENTER', field), required: true, type: 'number', trigger: 'change' }] }),
    }),
    select: (field: string, value: unknown, options: readonly Option[], multiple = false): Rule => ({
      ...{ type: 'select', field, value, title: say(field) },
      props: { multiple, placeholder: hint('FORM_CHOOSE', field), filterable: true },
      options,
    }),
    radio: (field: string, value: number, names: readonly [number, string][], info?: string): Rule => ({
      ...{ type: 'radio', field, value, title: say(field) },
      ...(info && { info }),
      props: {},
      options: names.map(([one, name]) => ({ value: one, label: say(name) })),
    }),
  }
}

/** A whole form. */
export const formOf = (title: string, method: 'POST' | 'PUT', action: string, rules: Rule[]): ServerForm => ({
  ...{ rules, title, action, method, info: '', status: true },
})
