import { isSame } from '#src/lib/is-same.ts'
import { readerOf } from '#src/fields/reader.ts'
import type { FormField, FormValues } from './form-field.ts'

/** A field that somebody else changed, too. */
export interface Difference {
  field: FormField
  /** What both began with. */
  base: unknown
  mine: unknown
  theirs: unknown
}

/**
 * What somebody filled in on top of `base`, put onto `theirs`: fields that they did not touch are theirs, the others
 * mine; where both changed the same field it is a difference, for a person to look at.
 */
export function mergeValues(
  fields: readonly FormField[],
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): { values: FormValues; differences: readonly Difference[] } {
  const own = fields.filter(({ name }) => name in mine && !isSame(mine[name], base[name]))
  const differences = own
    .filter(({ name }) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]))
    .map((field) => ({ field, base: base[field.name], mine: mine[field.name], theirs: theirs[field.name] }))
  return { values: { ...theirs, ...Object.fromEntries(own.map(({ name }) => [name, mine[name]])) }, differences }
}

/** The fields that were changed, with what stood in them; null where nothing was. A secret is kept nowhere but in the field. */
export function changesIn(fields: readonly FormField[], start: FormValues, values: FormValues) {
  const names = fields.filter((one) => !one.isSecret && !isSame(start[one.name], values[one.name])).map(({ name }) => name)
  if (names.length === 0) return null
  const pick = (from: FormValues) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  return { values: pick(values), base: pick(start) }
}

/** Kinds whose values are not told in a word. */
const wordless = new Set(['lines', 'reference', 'references', 'flag', 'richText'])
/** Kinds whose values are files, known by their names. */
const files = new Set(['picture', 'pictures', 'film', 'file'])

/** A value in words, where there are any: the label of an option, text, figures. */
export function wordsOf({ field, inWords, isSecret, words }: FormField, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return '—'
  if (inWords) return inWords(value) || '—'
  if (!field || isSecret || wordless.has(field.kind.as)) return undefined
  if (field.kind.isEmpty(value)) return '—'
  // a file is known by its name
  if (files.has(field.kind.as)) return [value].flat().map((address) => String(address).replace(/^.*\//, '')).join('、') // prettier-ignore
  return field.kind.text(value, readerOf(words))
}
