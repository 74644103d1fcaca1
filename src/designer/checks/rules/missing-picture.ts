import { dropEntry } from '../fixes.ts'
import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

/** Every picture can be loaded. */
export default defineRule({
  id: 'missing-picture',
  *check(subject, facts) {
    for (const place of subject.places) {
      const { row, value, path } = place
      if (row.as !== 'image' || typeof value !== 'string' || value === '') continue
      if (!facts.picture(value)?.isMissing) continue
      const fix = place.entry && dropEntry(place, subject)
      yield { severity: 'error', path, say: () => $text.get().missingPicture, about: value, fix }
    }
  },
})
