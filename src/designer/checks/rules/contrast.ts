import { contrast, readable } from '../colours.ts'
import type { Facts } from '../facts.ts'
import type { Found } from '../finding.ts'
import { write } from '../fixes.ts'
import { $text as $fixes } from '../fixes.text.ts'
import type { FieldLocation } from '../field-location.ts'
import { defineRule } from '../rule.ts'
import type { Subject } from '../subject.ts'
import { $text } from './rules.text.ts'

// nobody can read less
const invisible = 1.5

const colours = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : [String(value)])
const isSame = (one: unknown, other: unknown) => String(one) === String(other)

// what the shop itself ships with is the shop's affair
const isFresh = ({ value, fresh }: Subject, fields: readonly string[]) => fields.every((field) => isSame(value[field], fresh[field]))

function findingOf(location: FieldLocation, on: string, { ground }: Facts): Found | undefined {
  const words = String(location.value)
  const backgrounds = colours(location.whole[on])
  const wanted = location.row.isLarge?.(location.whole as never) ? 3 : 4.5
  const reached = contrast(words, backgrounds, ground)
  if (reached === undefined || reached >= wanted) return undefined
  const better = readable(words, backgrounds, ground, wanted)
  return {
    severity: reached < invisible ? 'error' : 'warning',
    path: location.path,
    say: () => $text.get().contrast(reached.toFixed(1), wanted),
    about: [words, ...backgrounds].join(' '),
    fix: better === undefined ? undefined : write(location, better, () => $fixes.get().recolour(better)),
  }
}

/** Words stand out from what they stand on: 4.5:1, large ones 3:1 (WCAG 2, 1.4.3). */
export default defineRule({
  id: 'contrast',
  *check(subject, facts) {
    for (const location of subject.locations) {
      const { on, field } = location.row
      if (on === undefined || isFresh(subject, [field, on])) continue
      const found = findingOf(location, on, facts)
      if (found) yield found
    }
  },
})
