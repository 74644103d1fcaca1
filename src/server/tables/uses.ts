import type { Locale } from '../locale.ts'
import { sentence } from '../messages.ts'
import { Refusal } from '../refusal.ts'

/** How often something is used, in words: `3 个产品、1 个下级类别`. */
const usesInWords = (uses: Readonly<Record<string, number>>, locale: Locale): string =>
  Object.entries(uses)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => sentence(`USED_${name}`, locale, { count }) ?? `${name} ${count}`)
    .join(locale === 'en' ? ', ' : '、')

/** @throws Refusal 400 `IN_USE` with the figures in `data.uses` where anything uses it */
export function refuseUsed(uses: Readonly<Record<string, number>>, locale: Locale): void {
  if (Object.values(uses).some(Boolean))
    throw new Refusal({ status: 400, code: 'IN_USE', values: { uses: usesInWords(uses, locale) }, data: { uses } })
}
