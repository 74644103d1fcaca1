import type { ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import type { ServerForm } from '#src/api/server-form.ts'
import type { OwnControlProps } from '#src/forms/kinds/own.tsx'
import type { FormDescription, FormValues } from '#src/forms/rule.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { Connection } from '#src/stores/connection.ts'

type PlainWord<W> = { [K in keyof W]: W[K] extends string ? K : never }[keyof W] & string

/** What a form is opened for. */
export interface FormTarget<Row> {
  connection: Connection
  /** Undefined for a new one. */
  row: Row | undefined
  /** Query of the list's address: its filters. */
  query: URLSearchParams
}

/** A form that was opened: what it asks, and what became of it elsewhere. */
export interface OpenedForm {
  /** In the language of the moment. */
  describe(): FormDescription
  /** What is stored by now, where a refusal tells it: values by field. */
  theirsIn?(failure: unknown): OpenedForm | undefined
}

/** Where a form stands: a dialog for at most six fields, a drawer for more, a page of its own with an address. */
export type FormPlace = 'dialog' | 'drawer' | 'page'

/** A declared form, of new rows and of those there are. */
export interface Form<Row> {
  readonly in: FormPlace
  /** px; widest that dialog or drawer become. */
  readonly width?: number
  /** Asks the server for what it needs. @throws RequestError */
  open(target: FormTarget<Row>): OpenedForm | Promise<OpenedForm>
}

interface FieldOf<V, W, K extends keyof V & PlainWord<W>> {
  /** Value and word carry the same name. */
  key: K
  /** The sentence where nothing is filled in. */
  required?: PlainWord<W>
  /** Stands under the field. */
  help?: PlainWord<W>
  /** Stands in the field while it is empty. */
  hint?: PlainWord<W>
  when?(values: V): boolean
  /** What is wrong with a value that is filled in. */
  check?(value: V[K], values: V, words: W): string | false | undefined
}

interface TextOf {
  /** `decimal` is text of figures: money and quantities are never floats. */
  as?: 'text' | 'longtext' | 'password' | 'decimal' | 'date'
  maxLength?: number
}

interface NumberOf {
  as: 'number'
  min?: number
  max?: number
}

interface ChoiceOf<T, W> {
  /** Up to four stand side by side, more in a list. */
  as: 'choice'
  options: readonly { value: T; word: PlainWord<W> }[]
}

interface SwitchOf {
  /** 1 or 0. */
  as: 'switch'
}

interface PicturesOf {
  /** Addresses from the media library. */
  as: 'pictures'
  /** One without it. */
  max?: number
}

interface RichTextOf {
  /** HTML. */
  as: 'richText'
}

interface OwnOf<T, V> {
  as: 'own'
  control: ComponentType<OwnControlProps<T, V>>
}

type ControlOf<T, V, W> =
  | OwnOf<T, V>
  | (T extends string ? TextOf | RichTextOf : never)
  | (T extends readonly string[] ? PicturesOf : never)
  | (T extends number | null ? NumberOf | SwitchOf : never)
  | (T extends string | number ? ChoiceOf<T, W> : never)

/** A field of a form, typed by the value that it changes. */
export type FormField<V, W> = { [K in keyof V & PlainWord<W>]: FieldOf<V, W, K> & ControlOf<V[K], V, W> }[keyof V & PlainWord<W>]

/** A call that stores: goes with what the form says of repeats. */
export interface Saving<Row> extends FormTarget<Row> {
  options: SendOptions
}

/** A form of one's own fields. */
export interface FieldsForm<Row, V extends object, W> {
  text: ReadableAtom<W>
  /** What stands above; default is the word of the action. */
  title?: { add: PlainWord<W>; edit: PlainWord<W> }
  in?: FormPlace
  width?: number
  /**
   * Values to begin with, of a row or of a new one. What no field changes, such as a version, goes along; a refusal that
   * carries the row as it is now (`data.row`) is read by it as well.
   */
  start(target: FormTarget<Row>): V | Promise<V>
  /** Values of the row that a refusal carries, where `start` asks the server; `start` is what was begun with. */
  theirs?(row: Row, start: NoInfer<V>): NoInfer<V>
  fields: readonly FormField<NoInfer<V>, NoInfer<W>>[]
  /** Stores; the server's sentence is shown. @throws RequestError */
  save(values: NoInfer<V>, saving: Saving<NoInfer<Row>>): Promise<string | void>
}

/** A form that the server describes (conventions 5). */
export interface AskedForm<Row> {
  in?: FormPlace
  width?: number
  ask(target: FormTarget<Row>): Promise<ServerForm>
  /** Sends it, where the address that the server names is none. @throws RequestError */
  save?(body: Record<string, unknown>, saving: Saving<Row>): Promise<string>
}

export type { FormValues }
