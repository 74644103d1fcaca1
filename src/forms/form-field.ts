import type { ComponentType } from 'react'
import type { Side } from '#src/api/endpoint.ts'
import type { FieldTools } from '#src/fields/tools.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { Field } from '#src/kinds/kind.ts'
import type { Chosen } from '#src/kinds/lines.ts'
import { isSame } from '#src/lib/is-same.ts'

/** Values by field, in the form that their inputs work with. */
export type FormValues = Readonly<Record<string, unknown>>

/** The form that a control stands in, for one that follows other values of it. */
export interface OtherValues {
  at(path: string): unknown
  readonly $values: { listen(listener: () => void): () => void }
  set(part: FormValues): void
}

/** What a control that is no kind's gets. */
export interface ControlProps<V, Given = unknown> {
  form: OtherValues
  value: V
  /** What the form began with, for what is to be chosen from. */
  given: Given
  /** `chosen` is the record that a reference points at from now on. */
  onChange(value: V, chosen?: Chosen): void
  /** Enter was pressed in a field of one line. */
  onEnter(): void
  /** Name of the field for screen readers. */
  label: string
  id: string
  describedBy: string | undefined
  invalid: boolean
  /** What is said about parts of its value, by their paths. */
  errors: Readonly<Record<string, string>>
  words: Readonly<Record<string, unknown>>
  tools: FieldTools
}

/** A demand on a value that is filled in. */
export interface ValueCheck {
  message: string
  isFine(value: unknown): boolean
}

/** One field of a form: its value, what draws it, and what is sent for it. */
export interface FormField {
  /** What its value lies and is sent under. */
  name: string
  title: string
  /** What the server calls it, where that is something else: what it refuses there stands here. */
  sentAs?: readonly string[] | undefined
  /** Its kind, which reads and draws it. Without one and without a control nobody here knows it: it goes back as it came. */
  field?: Field<unknown> | undefined
  /** A control of its own in place of the kind's. */
  Control?: ComponentType<ControlProps<never, never>> | undefined
  /** What the form began with, for its control. */
  given?: unknown
  /** What it begins with. */
  start: unknown
  /** What is sent while nobody has changed it, where that is not what is written. */
  came?: unknown
  /** What is sent for a value; the value itself when left out. */
  write?: ((value: unknown) => unknown) | undefined
  /** Words of the page, for options and columns. */
  words: Readonly<Record<string, unknown>>
  /** Words that depend on what is filled in, such as a unit. */
  wordsWith?: ((values: FormValues) => Readonly<Record<string, unknown>>) | undefined
  /** Name of what it begins with, where the value is an id. */
  startName?: string | undefined
  /** What is said when nothing is filled in; null where nothing must be. */
  required: string | null
  /** What else a value must be, in the order of the server. */
  checks: readonly ValueCheck[]
  /** Its kind says what else is wrong: a number above the most that the server named. */
  isJudged?: boolean
  /** Help under the field: plain text, or HTML that an administrator wrote. */
  help: { text: string; isHtml: boolean } | null
  isHidden: boolean
  /** A secret is kept nowhere but in the field. */
  isSecret?: boolean
  /** What a value is called where two are set beside each other, and its kind does not say it. */
  inWords?(value: unknown): string
  /** Left out while it says no; without it the field is always there. */
  isWanted?: ((values: FormValues) => boolean) | undefined
  /** Values of other fields that follow when somebody has changed this one; `chosen` is what a reference points at now. */
  fills?: ((values: FormValues, chosen: Chosen | undefined) => FormValues | Promise<FormValues>) | undefined
  /** The same field, begun with what the server has now. */
  begunWith?: ((wire: unknown) => FormField) | undefined
  /** Fields that are shown while what would be sent is the value named. */
  branches: readonly { value: unknown; fields: readonly FormField[] }[]
}

/** Fields that stand under a heading of their own. */
export interface FormSection {
  title: string
  /** Names of its fields, in their order. */
  fields: readonly string[]
}

/** A form: its fields, and where it is sent. */
export interface FormDescription {
  title: string
  /** A long form is turned over like a card index; what is in no section stands in the first one. */
  sections?: readonly FormSection[]
  /** Path below the API, without `.html`; null when the server named another origin: then nothing is sent. */
  action: `/${string}` | null
  /** Whose API that is; the administrators' when left out. */
  side?: Side
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  fields: readonly FormField[]
  /** What it was made of: a description of the same thing, in another language, keeps what is filled in. */
  origin?: object
  /** What is wrong with several fields together, by field. */
  check?(values: FormValues): Readonly<Record<string, string>>
  /** Sends what is filled in, instead of to `action`; answers the server's sentence. */
  send?(body: Readonly<Record<string, unknown>>, options: SendOptions): Promise<string>
}

/** A form of which nothing is there yet. */
export const noForm: FormDescription = { title: '', action: null, method: 'POST', fields: [] }

/** Servers mix "1" and 1. */
export const isSameValue = (a: unknown, b: unknown): boolean => String(a ?? '') === String(b ?? '')

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)

/** A value as a list; nothing is an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isEmpty(value) ? [] : [value])

/** A value as it would be sent if somebody had typed it. */
export const writtenOf = ({ write }: FormField, value: unknown): unknown => (write ? write(value) : value)

/** What is sent for a value: what nobody changed, and what nobody here knows, as it came. */
export function sentOf(one: FormField, value: unknown): unknown {
  if (!one.field && !one.Control && !one.isHidden) return one.came
  return one.came !== undefined && isSame(value, one.start) ? one.came : writtenOf(one, value)
}
