import { dropEntry } from '../fixes.ts'
import { defineRule } from '../rule.ts'
import { picturesOf } from '../written.ts'
import { $text } from './rules.text.ts'

/** Every picture can be loaded. */
export default defineRule({
  id: 'missing-picture',
  *check(subject, facts) {
    for (const place of subject.places) {
      for (const { address, isPart, of, about = address } of picturesOf(place)) {
        if (address === '' || !facts.picture(address)?.isMissing) continue
        const fix = place.entry && !isPart ? dropEntry(place, subject) : undefined
        yield { severity: 'error', path: place.path, say: () => of($text.get().missingPicture), about, fix }
      }
    }
  },
})
