import { jsonText } from '#src/lib/json-text.ts'
import { kindOf } from './kinds/index.ts'
import type { FormRule, FormValues } from './rule.ts'

/** A field that somebody else changed, too. */
export interface Difference {
  rule: FormRule
  /** What both began with. */
  base: unknown
  mine: unknown
  theirs: unknown
}

const same = (a: unknown, b: unknown) => jsonText(a) === jsonText(b)

/**
 * What somebody filled in on top of `base`, put onto `theirs`: fields that they did not touch are theirs, the others
 * mine; where both changed the same field it is a difference, for a person to look at.
 */
export function mergeValues(
  rules: readonly FormRule[],
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): { values: FormValues; differences: readonly Difference[] } {
  const own = rules.filter(({ field }) => field in mine && !same(mine[field], base[field]))
  const differences = own
    .filter(({ field }) => !same(theirs[field], base[field]) && !same(theirs[field], mine[field]))
    .map((rule) => ({ rule, base: base[rule.field], mine: mine[rule.field], theirs: theirs[rule.field] }))
  return { values: { ...theirs, ...Object.fromEntries(own.map(({ field }) => [field, mine[field]])) }, differences }
}

/** A secret is kept nowhere but in the field. */
const isSecret = ({ props, type }: FormRule) => props['type'] === 'password' || type === 'password'

/** The fields that were changed, with what stood in them; null where nothing was. */
export function changesIn(rules: readonly FormRule[], start: FormValues, values: FormValues) {
  const fields = rules.filter((rule) => !isSecret(rule) && !same(start[rule.field], values[rule.field])).map(({ field }) => field)
  if (fields.length === 0) return null
  const pick = (from: FormValues) => Object.fromEntries(fields.map((field) => [field, from[field] ?? null]))
  return { values: pick(values), base: pick(start) }
}

/** A value in words, where there are any: the label of an option, text, figures. */
export function wordsOf(rule: FormRule, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return '—'
  if (rule.inWords) return rule.inWords(value) || '—'
  const options = rule.options.filter((option) => [value].flat().map(String).includes(String(option.value)))
  if (options.length > 0) return options.map(({ label }) => label).join('、')
  if (rule.type === 'switch' || rule.type === 'own' || isSecret(rule)) return undefined
  const sent = kindOf(rule)?.write?.(value, rule) ?? value
  const parts = [sent].flat()
  if (parts.length === 0) return '—'
  if (!parts.every((part) => typeof part === 'string' || typeof part === 'number')) return undefined
  // a picture is known by the name of its file
  return parts.map((part) => (rule.type === 'frame' ? String(part).replace(/^.*\//, '') : part)).join('、')
}
