import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

/** Every picture can be loaded. */
export default defineRule({
  id: 'missing-picture',
  *check({ places }, facts) {
    for (const { row, value, path } of places) {
      if (row.as !== 'image' || typeof value !== 'string' || value === '') continue
      if (facts.picture(value)?.isMissing) yield { severity: 'error', path, say: () => $text.get().missingPicture, about: value }
    }
  },
})
