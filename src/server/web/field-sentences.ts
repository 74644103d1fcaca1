import type { Locale } from '../locale.ts'
import { sentence } from '../messages.ts'

/** What a validator found. */
export interface Finding {
  keyword: string
  instancePath: string
  params: object
}

/** What a limit says: `field-long` with the most signs, `field-number` with the bounds. */
function limitSentence({ keyword, params }: Finding, locale: Locale): string | undefined {
  const { limit } = params as { limit?: number }
  if (keyword === 'maxLength') return sentence('field-long', locale, { most: limit ?? 0 })
  if (keyword === 'minimum') return sentence('field-small', locale, { least: limit ?? 0 })
  if (keyword === 'maximum') return sentence('field-large', locale, { most: limit ?? 0 })
  return undefined
}

/** Refused fields by name, each with its sentence; with its limit where `isExact`. */
export function fieldSentences(found: readonly Finding[], locale: Locale, isExact = false): Record<string, string> {
  const fields = found.map((finding): [string, string] => {
    const { keyword, instancePath, params } = finding
    const named = params as { missingProperty?: string; additionalProperty?: string }
    const path = instancePath.slice(1).replaceAll('/', '.')
    const inside = (name: string) => (path ? `${path}.${name}` : name)
    if (named.missingProperty) return [inside(named.missingProperty), sentence('field-required', locale)!]
    if (keyword === 'additionalProperties') return [inside(named.additionalProperty ?? ''), sentence('field-unknown', locale)!]
    return [path, (isExact ? limitSentence(finding, locale) : undefined) ?? sentence('field-wrong', locale)!]
  })
  return Object.fromEntries(fields)
}
