import type { TemplateScope } from '#src/api/page-templates.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'

/** Bytes of JSON that may be kept, how deep it may be nested, characters of a name, and how many of each scope. */
export const largest: Record<TemplateScope, number> = { block: 256 * 1024, page: 4 * 1024 * 1024 }
export const deepest = 40
export const longestName = 30
export const most: Record<TemplateScope, number> = { block: 1_000, page: 300 }

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function isDeeper(value: unknown, than: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (than === 0) return true
  return Object.values(value).some((entry) => isDeeper(entry, than - 1))
}

const refuse = (field: string, code: string, locale: Locale) =>
  new Refusal({ status: 400, code, errors: { [field]: sentence(code, locale)! } })

/** A name without blanks around it. Throws a Refusal when it is empty or too long. */
export function checkedName(name: string, locale: Locale): string {
  const plain = name.trim()
  if (!plain) throw refuse('name', 'template_name_required', locale)
  if ([...plain].length > longestName) throw refuse('name', 'template_name_long', locale)
  return plain
}

/** Answers the JSON text that is stored. Throws a Refusal for what no designer could open. */
export function checkedContent(scope: TemplateScope, content: Record<string, unknown>, locale: Locale): string {
  if (isDeeper(content, deepest)) throw refuse('content', 'template_too_deep', locale)
  const isWhole = scope === 'block' ? typeof content['name'] === 'string' && content['name'] !== '' : isPage(content['value'])
  if (!isWhole) throw refuse('content', 'template_no_page', locale)
  const text = JSON.stringify(content)
  if (Buffer.byteLength(text) > largest[scope]) throw refuse('content', 'template_too_large', locale)
  return text
}

const isPage = (value: unknown): boolean =>
  isHolder(value) && Object.values(value).every((entry) => isHolder(entry) && typeof entry['name'] === 'string' && entry['name'] !== '')
