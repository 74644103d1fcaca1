import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'

/** A refusal at a field, in the shop's number or in a code of our own; `path` reaches into lines (`attrs.2.stock`). */
export function refused(path: string, code: string, locale: Locale, values: Record<string, string | number> = {}): Refusal {
  const named = /^\d+$/.test(code) ? { status: Number(code) } : { status: 400, code }
  return new Refusal({ ...named, values, errors: { [path]: sentence(code, locale, values) ?? code } })
}
