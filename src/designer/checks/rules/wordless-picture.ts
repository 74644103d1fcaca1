import { defineRule } from '../rule.ts'
import { write } from '../fixes.ts'
import { $text as $fixes } from '../fixes.text.ts'
import { picturesOf } from '../written.ts'
import { $text } from './rules.text.ts'

/** Pictures in rich text say what they show to those who do not see them (WCAG 2, 1.1.1). */
export default defineRule({
  id: 'wordless-picture',
  *check({ locations }) {
    for (const location of locations) {
      const wordless = picturesOf(location).filter(({ hasWords, address }) => !hasWords && address !== '')
      const count = wordless.length
      if (count === 0) continue
      const html = wordless.reduceRight(
        (text, { inside }) => `${text.slice(0, inside)} alt=""${text.slice(inside)}`,
        String(location.value),
      )
      const fix = write(location, html, () => $fixes.get().decorate)
      yield { severity: 'hint', path: location.path, say: () => $text.get().wordlessPictures(count), about: String(count), fix }
    }
  },
})
