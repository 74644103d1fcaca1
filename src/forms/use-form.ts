import { useMemo, useState } from 'react'
import { endpoint } from '#src/api/endpoint.ts'
import { RequestError } from '#src/http/failure.ts'
import type { SendOptions } from '#src/http/request.ts'
import { jsonText } from '#src/lib/json-text.ts'
import type { Connection } from '#src/stores/connection.ts'
import { allRules, rulesFor } from './dependent.ts'
import { kindOf } from './kinds/index.ts'
import { isEmpty } from './kind.ts'
import { $text } from './forms.text.ts'
import type { FormDescription, FormRule, FormValues } from './rule.ts'

export type FormState = ReturnType<typeof useForm>

interface Filled {
  origin: object
  values: FormValues
  errors: Readonly<Record<string, string>>
}

/** Values and mistakes of a form; `submit` sends them to the form's own address. */
export function useForm(form: FormDescription, connection: Pick<Connection, 'answer'>) {
  const origin = form.origin ?? form
  const start = useMemo(() => startOf(form), [form])
  const fresh: Filled = { origin, values: start, errors: {} }
  const [stored, setStored] = useState(fresh)
  // another form starts afresh, at once
  const now = stored.origin === origin ? stored : fresh
  const { values, errors } = now
  const set = (part: (before: Filled) => Partial<Filled>) =>
    setStored((before) => {
      const current = before.origin === origin ? before : fresh
      return { ...current, ...part(current) }
    })
  const setErrors = (next: Filled['errors']) => set(() => ({ errors: next }))
  const rules = rulesFor(form.rules, values)
  /** The fields that these values would show. */
  const rulesWith = (other: FormValues) => rulesFor(form.rules, other)

  const change = (field: string, value: unknown) =>
    set((before) => ({ values: changed(form, before.values, field, value), errors: { ...before.errors, [field]: '' } }))

  /** Puts values in, all at once: a draft, or what somebody else stored. */
  const fill = (part: FormValues) => set((before) => ({ values: { ...before.values, ...part }, errors: {} }))

  /** The server's sentence, or undefined where something is missing. @throws RequestError */
  const submit = async (options: SendOptions = {}): Promise<string | undefined> => {
    const wrong = { ...form.check?.(values), ...wrongIn(rules, values) }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return undefined
    try {
      return await send(form, connection, bodyOf(rules, values), options)
    } catch (error) {
      if (error instanceof RequestError && error.errors) setErrors(error.errors)
      throw error
    }
  }
  const isDirty = jsonText(values) !== jsonText(start)
  /** What was filled in of the form that another one has just taken the place of. */
  const earlier = stored.origin === origin ? undefined : stored.values
  return { origin, earlier, rules, rulesWith, values, start, errors, change, fill, submit, isDirty }
}

/** What every field starts with; those that are not shown yet, too. */
export function startOf(form: Pick<FormDescription, 'rules'>): FormValues {
  const start = valuesOf(allRules(form.rules))
  // two branches of a control may name the same field: the one that is shown counts
  return { ...start, ...valuesOf(rulesFor(form.rules, start)) }
}

const valuesOf = (rules: readonly FormRule[]): FormValues =>
  Object.fromEntries(rules.map((rule) => [rule.field, kindOf(rule)?.read(rule) ?? rule.value]))

/** Values after one of them changed; a field that another branch has under the same name starts afresh. */
export function changed(form: Pick<FormDescription, 'rules'>, values: FormValues, field: string, value: unknown): FormValues {
  const next = { ...values, [field]: value }
  const before = rulesFor(form.rules, values)
  const arrived = rulesFor(form.rules, next).filter((rule) => !before.includes(rule) && before.some((old) => old.field === rule.field))
  return { ...next, ...valuesOf(arrived) }
}

/** The first sentence for each field that must be filled in and is not, or is filled in wrongly. */
export function wrongIn(rules: readonly FormRule[], values: FormValues): Record<string, string> {
  const wrong = rules.flatMap((rule): [string, string][] => {
    const sentence = rule.isHidden ? undefined : wrongWith(rule, values[rule.field])
    return sentence === undefined ? [] : [[rule.field, sentence]]
  })
  return Object.fromEntries(wrong)
}

function wrongWith(rule: FormRule, value: unknown): string | undefined {
  const kind = kindOf(rule)
  const sent = kind?.write ? kind.write(value, rule) : value
  if (isEmpty(sent)) return rule.required ?? undefined
  return rule.checks.find((check) => !check.isFine(sent))?.message
}

/** What is submitted: what nobody changed, and fields of a kind that is not known, go back as they came. */
export function bodyOf(rules: readonly FormRule[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(rules.map((rule) => [rule.field, sentOf(rule, values[rule.field])]))
}

function sentOf(rule: FormRule, value: unknown): unknown {
  const kind = kindOf(rule)
  if (!kind) return rule.value
  const isAsItCame = !kind.writesAlways && jsonText(value) === jsonText(kind.read(rule))
  if (isAsItCame && rule.value !== undefined) return rule.value
  return kind.write ? kind.write(value, rule) : value
}

async function send(
  form: FormDescription,
  connection: Pick<Connection, 'answer'>,
  body: Record<string, unknown>,
  options: SendOptions,
): Promise<string> {
  if (form.send) return form.send(body, options)
  if (form.action === null) throw new Error($text.get().foreign)
  const call = endpoint<{ query?: object; body?: object }, unknown>(form.method, form.action, { encoding: 'json' })
  return (await connection.answer(call, form.method === 'GET' ? { query: body } : { body }, options)).message
}
