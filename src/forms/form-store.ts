import { atom } from 'nanostores'
import type { Chosen } from '#src/kinds/lines.ts'
import { isSame } from '#src/lib/is-same.ts'
import { rootOf, valueAt } from '#src/lib/paths.ts'
import { fieldsFor } from './dependent.ts'
import { bodyOf, changed, startOf, wrongIn } from './form-values.ts'
import type { FormDescription, FormField, FormValues } from './form-field.ts'

/** Sentences by path. An empty one stands where somebody is mending a field. */
export type FormErrors = Readonly<Record<string, string>>

const noErrors: FormErrors = {}

/**
 * What is filled in of a form: values and sentences by path (`lines.2.qty`). Values are never written, only replaced along the path that
 * changes, so that whoever looks at another path sees the same object and draws nothing.
 */
export class FormStore {
  /** What the form was made of; another one is another form. */
  readonly origin: object
  /** What every field began with. */
  readonly start: FormValues
  readonly $values
  /** The fields that count now. */
  readonly $fields
  readonly $errors = atom(noErrors)
  /** Whether anything is filled in that no server has. */
  readonly $isDirty = atom(false)
  #description: FormDescription
  /** What counts as unchanged. */
  #stored: FormValues
  #changed = new Set<string>()
  #within = new Map<string, FormErrors>()
  #words = new Map<FormField, Readonly<Record<string, unknown>>>()

  constructor(form: FormDescription) {
    this.origin = form.origin ?? form
    this.start = startOf(form)
    this.#description = form
    this.#stored = this.start
    this.$values = atom(this.start)
    this.$fields = atom<readonly FormField[]>(this.fieldsWith(this.start))
  }

  get description(): FormDescription {
    return this.#description
  }

  get values(): FormValues {
    return this.$values.get()
  }

  get fields(): readonly FormField[] {
    return this.$fields.get()
  }

  get isDirty(): boolean {
    return this.$isDirty.get()
  }

  /** What is submitted. */
  get body(): Record<string, unknown> {
    return bodyOf(this.fields, this.values)
  }

  /** The fields that other values would show. */
  fieldsWith(values: FormValues): FormField[] {
    return fieldsFor(this.#description.fields, values)
  }

  /** The same form in other words, as in another language: what is filled in stays. */
  describe(form: FormDescription): void {
    if (form === this.#description) return
    this.#description = form
    this.$fields.set(this.fieldsWith(this.values))
  }

  /** The value at a path: `code`, `lines.2.qty`. */
  at(path: string): unknown {
    return valueAt(this.values, path)
  }

  /** What is said about parts of a field: `contacts.2.phone` is `2.phone` to the contacts. The same object while it says the same. */
  errorsWithin(field: string): FormErrors {
    const start = `${field}.`
    const own = Object.entries(this.$errors.get()).filter(([path]) => path.startsWith(start))
    const found = Object.fromEntries(own.map(([path, sentence]) => [path.slice(start.length), sentence]))
    const known = this.#within.get(field)
    if (known && isSame(found, known)) return known
    this.#within.set(field, found)
    return found
  }

  /** The words of a field, with those that depend on what is filled in. The same object while they are the same. */
  wordsOf(field: FormField): Readonly<Record<string, unknown>> {
    if (!field.wordsWith) return field.words
    const found = { ...field.words, ...field.wordsWith(this.values) }
    const known = this.#words.get(field)
    if (known && isSame(found, known)) return known
    this.#words.set(field, found)
    return found
  }

  /** Puts values in at several paths at once; what was said about them is taken back. */
  set(part: FormValues): void {
    const paths = Object.keys(part)
    this.#take(paths.reduce((made, path) => changed(this.#description, made, path, part[path]), this.values))
    const errors = this.$errors.get()
    const mended = [...paths, ...paths.map((path) => rootOf(this.values, path))].filter((path) => errors[path])
    if (mended.length > 0) this.$errors.set({ ...errors, ...Object.fromEntries(mended.map((path) => [path, ''])) })
  }

  /** Somebody has changed a value; `chosen` is the record that a reference points at now. Others follow where the form says so. */
  change(path: string, value: unknown, chosen?: Chosen): void {
    const root = rootOf(this.values, path)
    const owner = this.fields.find(({ name }) => name === root)
    this.set({ [path]: value })
    const filled = owner?.fills?.(this.values, chosen)
    if (!(filled instanceof Promise)) return filled && this.set(filled)
    filled.then(
      // another choice since then brings its own
      (found) => isSame(this.at(path), value) && this.set(found),
      // what nobody could find out fills nothing in
      () => undefined,
    )
  }

  /** Puts values in that nobody typed just now: a draft, or what somebody else stored. */
  fill(part: FormValues): void {
    this.#take({ ...this.values, ...part })
    this.refuse(noErrors)
  }

  /** Says what is missing or wrong. Whether nothing is. */
  check(): boolean {
    const wrong = { ...this.#description.check?.(this.values), ...wrongIn(this.fields, this.values) }
    this.refuse(wrong)
    return Object.keys(wrong).length === 0
  }

  /** Says what is wrong, by path. */
  refuse(errors: FormErrors): void {
    this.$errors.set(errors)
  }

  /** A server has these values now: only what differs from them is unsaved. */
  settle(values: FormValues): void {
    this.#stored = values
    this.#changed = new Set(Object.keys(this.values).filter((field) => this.#differs(field)))
    this.$isDirty.set(this.#changed.size > 0)
  }

  #differs(field: string): boolean {
    return !isSame(this.values[field], this.#stored[field])
  }

  #take(now: FormValues): void {
    const before = this.values
    const touched = Object.keys(now).filter((field) => now[field] !== before[field])
    if (touched.length === 0) return
    const fields = this.fieldsWith(now)
    const isSameFields = fields.length === this.fields.length && fields.every((one, at) => one === this.fields[at])
    if (!isSameFields) this.$fields.set(fields)
    this.$values.set(now)
    for (const field of touched) {
      if (this.#differs(field)) this.#changed.add(field)
      else this.#changed.delete(field)
    }
    this.$isDirty.set(this.#changed.size > 0)
  }
}
