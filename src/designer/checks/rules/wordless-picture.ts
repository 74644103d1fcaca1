import { defineRule } from '../rule.ts'
import { write } from '../fixes.ts'
import { $text as $fixes } from '../fixes.text.ts'
import { picturesOf } from '../written.ts'
import { $text } from './rules.text.ts'

/** Pictures in rich text say what they show to those who do not see them (WCAG 2, 1.1.1). */
export default defineRule({
  id: 'wordless-picture',
  *check({ places }) {
    for (const place of places) {
      const wordless = picturesOf(place).filter(({ hasWords, address }) => !hasWords && address !== '')
      const count = wordless.length
      if (count === 0) continue
      const html = wordless.reduceRight((text, { inside }) => `${text.slice(0, inside)} alt=""${text.slice(inside)}`, String(place.value))
      const fix = write(place, html, () => $fixes.get().decorate)
      yield { severity: 'hint', path: place.path, say: () => $text.get().wordlessPictures(count), about: String(count), fix }
    }
  },
})
