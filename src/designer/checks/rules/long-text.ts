import { write } from '../fixes.ts'
import { $text as $fixes } from '../fixes.text.ts'
import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

/** Texts keep to their limits; what a page holds beyond them stays until somebody edits it. */
export default defineRule({
  id: 'long-text',
  *check(subject) {
    for (const place of subject.places) {
      const { max, as } = place.row
      if (as !== 'text' || max === undefined || typeof place.value !== 'string') continue
      const signs = [...place.value]
      if (signs.length <= max) continue
      const fix = write(place, signs.slice(0, max).join(''), () => $fixes.get().shorten(max))
      yield { severity: 'warning', path: place.path, say: () => $text.get().longText(signs.length, max), about: place.value, fix }
    }
  },
})
