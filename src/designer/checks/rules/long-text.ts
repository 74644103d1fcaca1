import { write } from '../fixes.ts'
import { $text as $fixes } from '../fixes.text.ts'
import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

/** Texts keep to their limits; what a page holds beyond them stays until somebody edits it. */
export default defineRule({
  id: 'long-text',
  *check(subject) {
    for (const location of subject.locations) {
      const { max, as } = location.row
      if (as !== 'text' || max === undefined || typeof location.value !== 'string') continue
      const signs = [...location.value]
      if (signs.length <= max) continue
      const fix = write(location, signs.slice(0, max).join(''), () => $fixes.get().shorten(max))
      yield { severity: 'warning', path: location.path, say: () => $text.get().longText(signs.length, max), about: location.value, fix }
    }
  },
})
