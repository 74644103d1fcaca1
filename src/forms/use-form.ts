import { useMemo, useState } from 'react'
import { endpoint } from '#src/api/endpoint.ts'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'
import { allRules, rulesFor } from './dependent.ts'
import { kindOf } from './kinds/index.ts'
import { isEmpty } from './kind.ts'
import type { FormDescription, FormRule, FormValues } from './rule.ts'

export type FormState = ReturnType<typeof useForm>

interface Filled {
  form: FormDescription
  values: FormValues
  errors: Readonly<Record<string, string>>
}

/** Values and mistakes of a form; `submit` sends them to the form's own address. */
export function useForm(form: FormDescription, connection: Pick<Connection, 'answer'>) {
  const fresh = useMemo((): Filled => ({ form, values: startOf(form), errors: {} }), [form])
  const [kept, setKept] = useState(fresh)
  // another form starts afresh, at once
  const now = kept.form === form ? kept : fresh
  const { values, errors } = now
  const set = (part: (before: Filled) => Partial<Filled>) =>
    setKept((before) => {
      const current = before.form === form ? before : fresh
      return { ...current, ...part(current) }
    })
  const setErrors = (next: Filled['errors']) => set(() => ({ errors: next }))
  const rules = rulesFor(form.rules, values)

  const change = (field: string, value: unknown) =>
    set((before) => ({ values: { ...before.values, [field]: value }, errors: { ...before.errors, [field]: '' } }))

  /** The server's sentence, or undefined where something is missing. @throws RequestError */
  const submit = async (): Promise<string | undefined> => {
    const missing = missingIn(rules, values)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return undefined
    try {
      return (await send(form, connection, bodyOf(rules, values))).message
    } catch (error) {
      if (error instanceof RequestError && error.errors) setErrors(error.errors)
      throw error
    }
  }
  return { rules, values, errors, change, submit }
}

/** What every field starts with; those that are not shown yet, too. */
export function startOf(form: FormDescription): FormValues {
  return Object.fromEntries(allRules(form.rules).map((rule) => [rule.field, kindOf(rule)?.read(rule) ?? rule.value]))
}

/** The sentences for what must be filled in and is not. */
export function missingIn(rules: readonly FormRule[], values: FormValues): Record<string, string> {
  const missing = rules.filter((rule) => rule.required !== null && !rule.isHidden && isEmpty(values[rule.field]))
  return Object.fromEntries(missing.map((rule) => [rule.field, rule.required!]))
}

/** What is submitted; fields of a kind that is not known go back as they came. */
export function bodyOf(rules: readonly FormRule[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    rules.map((rule) => {
      const kind = kindOf(rule)
      const value = values[rule.field]
      return [rule.field, kind ? (kind.write?.(value, rule) ?? value) : rule.value]
    }),
  )
}

function send(form: FormDescription, connection: Pick<Connection, 'answer'>, body: Record<string, unknown>) {
  const call = endpoint<{ query?: object; body?: object }, unknown>(form.method, form.action, { encoding: 'json' })
  return connection.answer(call, form.method === 'GET' ? { query: body } : { body })
}
