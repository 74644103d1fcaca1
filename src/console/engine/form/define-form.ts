import { readForm } from '#src/forms/read-form.ts'
import type { FormDescription, FormRule, FormValues, RuleOption } from '#src/forms/rule.ts'
import { RequestError } from '#src/http/failure.ts'
import type { AskedForm, FieldsForm, Form, FormField, FormTarget, OpenedForm } from './form.ts'

/** More fields than this want a drawer (look.md). */
const dialogFields = 6
/** More options than this stand in a list. */
const openOptions = 4

/** The parts of any field, whatever its value. */
interface AnyField {
  key: string
  as?: string
  required?: string
  help?: string
  hint?: string
  maxLength?: number
  min?: number
  max?: number
  options?: readonly { value: string | number; word: string }[]
  control?: unknown
  when?(values: object): boolean
  check?(value: unknown, values: object, words: object): string | false | undefined
}

type Words = Readonly<Record<string, string>>

function typeOf({ as = 'text', options = [] }: AnyField): string {
  if (as === 'choice') return options.length > openOptions ? 'select' : 'radio'
  return (
    {
      number: 'inputNumber',
      longtext: 'textarea',
      date: 'datePicker',
      switch: 'switch',
      own: 'own',
      pictures: 'frame',
      richText: 'richText',
    }[as] ?? 'input'
  )
}

const propsOf = ({ as, hint, maxLength, min, max, control }: AnyField, words: Words, given: unknown): Record<string, unknown> => ({
  ...(as === 'password' && { type: 'password' }),
  ...(as === 'date' && { type: 'date' }),
  ...(as === 'pictures' && { maxLength: max ?? 1 }),
  ...(as === 'decimal' && { inputMode: 'decimal' }),
  ...(hint && { placeholder: words[hint] }),
  ...(maxLength !== undefined && { maxlength: maxLength }),
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  ...(control !== undefined && { Control: control, given }),
})

const optionOf =
  (words: Words) =>
  ({ value, word }: { value: string | number; word: string }): RuleOption => ({
    value,
    label: words[word] ?? '',
    isDisabled: false,
    children: [],
  })

const ruleOf = (field: AnyField, words: Words, start: FormValues): FormRule => ({
  type: typeOf(field),
  field: field.key,
  title: words[field.key] ?? '',
  value: start[field.key],
  props: propsOf(field, words, start),
  options: (field.options ?? []).map(optionOf(words)),
  required: field.required ? (words[field.required] ?? '') : null,
  checks: [],
  help: field.help ? { text: words[field.help] ?? '', isHtml: false } : null,
  isHidden: false,
  ...(field.when && { isWanted: (values: FormValues) => field.when!({ ...start, ...values }) }),
  control: [],
  raw: {},
})

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''

function wrongIn(fields: readonly AnyField[], values: object, words: Words): Record<string, string> {
  const wrong = fields.flatMap((field): [string, string][] => {
    const value = (values as FormValues)[field.key]
    if (!field.check || !isFilled(value) || field.when?.(values) === false) return []
    const sentence = field.check(value, values, words)
    return sentence ? [[field.key, sentence]] : []
  })
  return Object.fromEntries(wrong)
}

const rowIn = (failure: unknown): unknown =>
  failure instanceof RequestError && failure.kind === 'conflict' ? (failure.data as { row?: unknown } | undefined)?.row : undefined

/** Declares a form: typed fields, what it starts with, and what stores it. */
export function defineForm<Row, V extends object, W>(form: FieldsForm<Row, V, W>): Form<Row> {
  const fields = form.fields as readonly FormField<V, W>[] as unknown as readonly AnyField[]
  const opened = (start: V, target: FormTarget<Row>): OpenedForm => {
    const describe = (): FormDescription => {
      const words = form.text.get() as Words
      const title = form.title?.[target.row === undefined ? 'add' : 'edit']
      return {
        ...{ title: title ? (words[title] ?? '') : '', action: null, method: 'POST', origin: start },
        rules: fields.map((field) => ruleOf(field, words, start as FormValues)),
        check: (values) => wrongIn(fields, { ...start, ...values }, words),
        send: async (body, options) => (await form.save({ ...start, ...body }, { ...target, options })) ?? '',
      }
    }
    const theirsIn = (failure: unknown) => {
      const row = rowIn(failure) as Row | undefined
      const theirs = row && (form.theirs ? form.theirs(row, start) : form.start({ ...target, row }))
      return theirs && !(theirs instanceof Promise) ? opened(theirs, { ...target, row }) : undefined
    }
    return { describe, theirsIn }
  }
  return {
    in: form.in ?? (fields.length > dialogFields ? 'drawer' : 'dialog'),
    width: form.width,
    async open(target) {
      return opened(await form.start(target), target)
    },
  }
}

const holding = (rules: readonly FormRule[], row: FormValues): FormRule[] =>
  rules.map((rule) => ({
    ...rule,
    ...(rule.field in row && { value: row[rule.field] }),
    control: rule.control.map((branch) => ({ ...branch, rules: holding(branch.rules, row) })),
  }))

const asked = (form: FormDescription): OpenedForm => ({
  describe: () => form,
  theirsIn(failure) {
    const row = rowIn(failure)
    return typeof row === 'object' && row !== null ? asked({ ...form, rules: holding(form.rules, row as FormValues) }) : undefined
  },
})

/**
 * Declares a form that the server describes; it is sent to the address that it names unless `save` is given. A refusal that carries
 * the row as it is now names its values as the fields are named.
 */
export const serverForm = <Row>(form: AskedForm<Row>): Form<Row> => ({
  in: form.in ?? 'dialog',
  width: form.width,
  async open(target) {
    const { save } = form
    const read = readForm(await form.ask(target), target.connection.base)
    return asked(save ? { ...read, send: (body, options) => save({ ...body }, { ...target, options }) } : read)
  },
})
