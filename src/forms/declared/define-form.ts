import { faultSentence } from '#src/fields/fault-sentence.ts'
import type { FormDescription, FormField, FormValues } from '../form-field.ts'
import { readForm } from '../read-form.ts'
import { RequestError } from '#src/http/failure.ts'
import { nameKeyOf, textIn, type Field } from '#src/kinds/kind.ts'
import type { Chosen } from '#src/kinds/lines.ts'
import { text } from '#src/kinds/text.ts'
import type { AskedForm, DeclaredField, FieldsForm, Form, FormTarget, OpenedForm } from './form.ts'

/** More fields than this want a drawer (look.md). */
const dialogFields = 6

/** The parts of any field, whatever its value. */
interface AnyField {
  key: string
  sentAs?: string | readonly string[]
  of?: Field<unknown> | ((start: object) => Field<unknown>)
  control?: FormField['Control']
  required?: string
  help?: string
  hint?: string
  words?(values: object, words: object): Readonly<Record<string, unknown>>
  when?(values: object): boolean
  fills?(values: object, chosen: Chosen | undefined): object
  check?(value: unknown, values: object, words: object): string | false | undefined
}

type Words = Readonly<Record<string, string>>

const plainText = text()

const heldBy = ({ of, control }: AnyField, start: object): Field<unknown> | undefined => {
  if (typeof of === 'function') return of(start)
  return of ?? (control ? undefined : (plainText as Field<unknown>))
}

const kindOf = (declared: AnyField, words: Words, start: object): Field<unknown> | undefined => {
  const { hint } = declared
  const field = heldBy(declared, start)
  return field && hint ? { ...field, options: { ...field.options, hint: words[hint] } } : field
}

/** What the server called a reference that the form begins with. */
function startNameOf(key: string, field: Field<unknown> | undefined, start: FormValues): string | undefined {
  const wire = start['wire'] as FormValues | undefined
  return field && wire && textIn(wire[nameKeyOf(key, field)]) ? textIn(wire[nameKeyOf(key, field)]) : undefined
}

function fieldOf(declared: AnyField, words: Words, start: FormValues): FormField {
  const { key, sentAs, control, required, help, when, fills } = declared
  const field = kindOf(declared, words, start)
  return {
    name: key,
    title: words[key] ?? '',
    ...(sentAs && { sentAs: [sentAs].flat() }),
    field,
    Control: control,
    given: start,
    start: start[key],
    words,
    ...(declared.words && { wordsWith: (values) => declared.words!({ ...start, ...values }, words) }),
    startName: startNameOf(key, field, start),
    required: required ? (words[required] ?? '') : null,
    checks: [],
    help: help ? { text: words[help] ?? '', isHtml: false } : null,
    isHidden: false,
    isSecret: (field?.options as { isSecret?: boolean } | undefined)?.isSecret === true,
    ...(when && { isWanted: (values) => when({ ...start, ...values }) }),
    ...(fills && { fills: (values, chosen) => fills({ ...start, ...values }, chosen) as FormValues }),
    branches: [],
  }
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''

/** What is wrong with what is filled in: by its kind, and by what the form says besides. */
function wrongIn(declared: readonly AnyField[], values: object, words: Words): Record<string, string> {
  const wrong = declared.flatMap((one): [string, string][] => {
    const value = (values as FormValues)[one.key]
    const kind = heldBy(one, values)?.kind
    if (!isFilled(value) || kind?.isEmpty(value) || one.when?.(values) === false) return []
    const fault = kind?.fault(value)
    const sentence = fault ? faultSentence(fault) : one.check?.(value, values, words)
    return sentence ? [[one.key, sentence]] : []
  })
  return Object.fromEntries(wrong)
}

const rowIn = (failure: unknown): unknown =>
  failure instanceof RequestError && failure.kind === 'conflict' ? (failure.data as { row?: unknown } | undefined)?.row : undefined

/** Declares a form: typed fields, what it starts with, and what stores it. */
export function defineForm<Row, V extends object, W>(form: FieldsForm<Row, V, W>): Form<Row> {
  const fields = form.fields as readonly DeclaredField<V, W>[] as unknown as readonly AnyField[]
  const opened = (start: V, target: FormTarget<Row>): OpenedForm => {
    let sent = start
    const describe = (): FormDescription => {
      const words = form.text.get() as Words
      const title = form.title?.[target.row === undefined ? 'add' : 'edit']
      return {
        ...{ title: title ? (words[title] ?? '') : '', action: null, method: 'POST', origin: start },
        ...(form.sections && { sections: form.sections.map((one) => ({ title: words[one.word] ?? '', fields: one.fields })) }),
        fields: fields.map((field) => fieldOf(field, words, start as FormValues)),
        check: (values) => wrongIn(fields, { ...start, ...values }, words),
        send: async (body, options) => {
          sent = { ...start, ...body }
          return (await form.save(sent, { ...target, options })) ?? ''
        },
      }
    }
    const theirsIn = (failure: unknown) => {
      const row = rowIn(failure) as Row | undefined
      const theirs = row && (form.theirs ? form.theirs(row, start) : form.start({ ...target, row }))
      return theirs && !(theirs instanceof Promise) ? opened(theirs, { ...target, row }) : undefined
    }
    const drafts = form.drafts?.(start, target)
    return { describe, theirsIn, wayOut: (failure) => form.wayOut?.(failure, sent, target), ...(drafts && { drafts }) }
  }
  return {
    in: form.in ?? (fields.length > dialogFields ? 'drawer' : 'dialog'),
    width: form.width,
    async open(target) {
      return opened(await form.start(target), target)
    },
  }
}

/** The fields, begun with the row as it is now. */
const holding = (fields: readonly FormField[], row: FormValues): FormField[] =>
  fields.map((one) => {
    const begun = one.name in row ? (one.begunWith?.(row[one.name]) ?? one) : one
    return { ...begun, branches: begun.branches.map((branch) => ({ ...branch, fields: holding(branch.fields, row) })) }
  })

const openedAs = (form: FormDescription): OpenedForm => ({
  describe: () => form,
  theirsIn(failure) {
    const row = rowIn(failure)
    return typeof row === 'object' && row !== null ? openedAs({ ...form, fields: holding(form.fields, row as FormValues) }) : undefined
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
    const read = readForm(await form.ask(target), target.connection.base, form.side)
    return openedAs(save ? { ...read, send: (body, options) => save({ ...body }, { ...target, options }) } : read)
  },
})
