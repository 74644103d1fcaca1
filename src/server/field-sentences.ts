import type { Locale } from './locale.ts'
import { sentence } from './messages.ts'

/** What a validator found. */
export interface Finding {
  keyword: string
  instancePath: string
  params: object
}

/** Refused fields by name, each with its sentence. */
export function fieldSentences(found: readonly Finding[], locale: Locale): Record<string, string> {
  const fields = found.map(({ keyword, instancePath, params }): [string, string] => {
    const named = params as { missingProperty?: string; additionalProperty?: string }
    const path = instancePath.slice(1).replaceAll('/', '.')
    const inside = (name: string) => (path ? `${path}.${name}` : name)
    if (named.missingProperty) return [inside(named.missingProperty), sentence('field-required', locale)!]
    if (keyword === 'additionalProperties') return [inside(named.additionalProperty ?? ''), sentence('field-unknown', locale)!]
    return [path, sentence('field-wrong', locale)!]
  })
  return Object.fromEntries(fields)
}
