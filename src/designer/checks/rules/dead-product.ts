import type { Id } from '#src/api/endpoint.ts'
import type { LinkCheck } from '#src/api/links.ts'
import { verdictWords } from '../verdict.ts'
import type { Facts } from '../facts.ts'
import type { Found } from '../finding.ts'
import { write } from '../fixes.ts'
import { $text as $fixes } from '../fixes.text.ts'
import type { FieldLocation } from '../field-location.ts'
import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

// a broken page may hold lists of any length
const most = 200

const isGone = (check: LinkCheck | undefined) => check !== undefined && ['missing', 'deleted', 'hidden'].includes(check.verdict)

function goneProducts(location: FieldLocation, facts: Facts): Found | undefined {
  const ids = location.value as readonly Id[]
  const gone = ids.slice(0, most).filter((id) => isGone(facts.named('products', id)))
  if (gone.length === 0) return undefined
  const names = gone.map((id) => facts.named('products', id)?.name ?? `#${id}`)
  const fix = write(
    location,
    ids.filter((id) => !gone.includes(id)),
    () => $fixes.get().dropProducts,
  )
  return { severity: 'error', path: location.path, say: () => $text.get().goneProducts(gone.length, names), about: gone.join(','), fix }
}

const categories = { category: 'product_categories', articleCategory: 'article_categories' } as const

function goneCategory({ row, value, path }: FieldLocation, facts: Facts): Found | undefined {
  const list = categories[row.as as keyof typeof categories]
  if (!list || value === null || value === '' || value === undefined) return undefined
  const check = facts.named(list, value as Id)
  if (!check || !isGone(check)) return undefined
  return { severity: 'error', path, say: () => verdictWords(check), about: `${String(value)} ${check.verdict}` }
}

/** Products that were picked by hand, and categories that products come from, are still there. */
export default defineRule({
  id: 'dead-product',
  *check({ locations }, facts) {
    for (const location of locations) {
      const found =
        location.row.as === 'products' && Array.isArray(location.value) ? goneProducts(location, facts) : goneCategory(location, facts)
      if (found) yield found
    }
  },
})
