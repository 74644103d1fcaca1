import type { ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import type { Side } from '#src/api/endpoint.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { DraftBackend } from '../draft-store.ts'
import type { ControlProps, FormDescription } from '../form-field.ts'
import type { Field } from '#src/kinds/kind.ts'
import type { Chosen } from '#src/kinds/lines.ts'
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
  /** What can be done instead of what was refused. */
  wayOut?(failure: unknown): WayOut | undefined
  /** Where a plain shop keeps drafts of it, in a way of its own. */
  drafts?: DraftBackend
}

/** Another way to what somebody wanted, offered in place of a refusal. */
export interface WayOut {
  /** What stands in the way. */
  title: string
  message?: string
  /** The verb of its button. */
  label: string
  /** Does it; answers the server's sentence. @throws RequestError */
  run(): Promise<string>
}

/** Where a form stands: a dialog for at most six fields, a drawer for more, a page of its own with an address. */
export type FormContainer = 'dialog' | 'drawer' | 'page'

/** A declared form, of new rows and of those there are. */
export interface Form<Row> {
  readonly in: FormContainer
  /** px; widest that dialog or drawer become. */
  readonly width?: number
  /** Asks the server for what it needs. @throws RequestError */
  open(target: FormTarget<Row>): OpenedForm | Promise<OpenedForm>
}

interface FieldOf<V, W, K extends keyof V & PlainWord<W>> {
  /** Value and word carry the same name. */
  key: K
  /** What the server calls it, where that is something else: what it refuses there stands at this field. */
  sentAs?: string | readonly string[]
  /** The sentence where nothing is filled in. */
  required?: PlainWord<W>
  /** Stands under the field. */
  help?: PlainWord<W>
  /** Stands in the field while it is empty. */
  hint?: PlainWord<W>
  /** Words of its kind that depend on what is filled in, such as a unit. */
  words?(values: V, words: W): { readonly [Word in PlainWord<W>]?: string }
  when?(values: V): boolean
  /** Values of other fields that follow when somebody has changed this one; `chosen` is what a reference points at now. */
  fills?(values: V, chosen: Chosen | undefined): Partial<V> | Promise<Partial<V>>
  /** What is wrong with a value that is filled in, and right by its kind. */
  check?(value: V[K], values: V, words: W): string | false | undefined
}

/**
 * What a field holds: a kind (`src/kinds`), which reads, checks and draws it; text unless told. It may be made of what the form begins
 * with, for what the server says is to be chosen from. Or a control of the page's own.
 */
type HeldBy<T, V> =
  | { of?: Field<T> | ((start: V) => Field<T>); control?: never }
  | { of?: never; control: ComponentType<ControlProps<T, V>> }

/** A field of a form, typed by the value that it changes. */
export type DeclaredField<V, W> = { [K in keyof V & PlainWord<W>]: FieldOf<V, W, K> & HeldBy<V[K], V> }[keyof V & PlainWord<W>]

/** A call that stores: goes with what the form says of repeats. */
export interface Saving<Row> extends FormTarget<Row> {
  options: SendOptions
}

/** A form of one's own fields. */
export interface FieldsForm<Row, V extends object, W> {
  text: ReadableAtom<W>
  /** What stands above; default is the word of the action. */
  title?: { add: PlainWord<W>; edit: PlainWord<W> }
  in?: FormContainer
  width?: number
  /**
   * Values to begin with, of a row or of a new one. What no field changes, such as a version, goes along; a refusal that
   * carries the row as it is now (`data.row`) is read by it as well.
   */
  start(target: FormTarget<Row>): V | Promise<V>
  /** Values of the row that a refusal carries, where `start` asks the server; `start` is what was begun with. */
  theirs?(row: Row, start: NoInfer<V>): NoInfer<V>
  fields: readonly DeclaredField<NoInfer<V>, NoInfer<W>>[]
  /** A long form is turned over by sections, each with its word and the keys of its fields. */
  sections?: readonly { word: PlainWord<NoInfer<W>>; fields: readonly (keyof NoInfer<V> & string)[] }[]
  /** Stores; the server's sentence is shown. @throws RequestError */
  save(values: NoInfer<V>, saving: Saving<NoInfer<Row>>): Promise<string | void>
  /** Where a plain shop keeps drafts of the form, in a way of its own; `start` is what was begun with. */
  drafts?(start: NoInfer<V>, target: FormTarget<NoInfer<Row>>): DraftBackend | undefined
  /** What can be done instead of a refused save. */
  wayOut?(failure: unknown, values: NoInfer<V>, target: FormTarget<NoInfer<Row>>): WayOut | undefined
}

/** A form that the server describes (conventions 5). */
export interface AskedForm<Row> {
  /** Whose form it is, and whom it is sent to; the administrators' when left out. */
  side?: Side
  in?: FormContainer
  width?: number
  ask(target: FormTarget<Row>): Promise<ServerForm>
  /** Sends it, where the address that the server names is none. @throws RequestError */
  save?(body: Record<string, unknown>, saving: Saving<Row>): Promise<string>
}
