import { defineRule } from '../rule.ts'
import { picturesOf } from '../written.ts'
import { $text } from './rules.text.ts'

/** Pictures in rich text say what they show to those who do not see them (WCAG 2, 1.1.1). */
export default defineRule({
  id: 'wordless-picture',
  *check({ places }) {
    for (const place of places) {
      const count = picturesOf(place).filter(({ hasWords, address }) => !hasWords && address !== '').length
      if (count > 0) yield { severity: 'hint', path: place.path, say: () => $text.get().wordlessPictures(count), about: String(count) }
    }
  },
})
