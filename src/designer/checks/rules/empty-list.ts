import { blankOf } from '../blank.ts'
import { hide } from '../fixes.ts'
import type { FieldLocation } from '../field-location.ts'
import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

const lists = new Set(['list', 'products', 'areas'])

function tooFew({ row, value, whole }: FieldLocation): boolean {
  if (!lists.has(row.as) || !Array.isArray(value)) return false
  // without a picture there is nothing to draw areas on: another rule says that
  if (row.as === 'areas' && whole['picture'] === '') return false
  return value.length < Math.max(row.min ?? 0, 1)
}

/** A block that shows a list has something to show. */
export default defineRule({
  id: 'empty-list',
  *check(subject) {
    for (const location of subject.locations) {
      const severity = blankOf(location)
      if (!severity || !tooFew(location)) continue
      const least = Math.max(location.row.min ?? 0, 1)
      yield { severity, path: location.path, say: () => $text.get().emptyList(least), fix: hide(subject) }
    }
  },
})
