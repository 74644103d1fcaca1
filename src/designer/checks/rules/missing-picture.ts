import { dropEntry } from '../fixes.ts'
import { defineRule } from '../rule.ts'
import { picturesOf } from '../written.ts'
import { $text } from './rules.text.ts'

/** Every picture can be loaded. */
export default defineRule({
  id: 'missing-picture',
  *check(subject, facts) {
    for (const location of subject.locations) {
      for (const { address, isPart, of, about = address } of picturesOf(location)) {
        if (address === '' || !facts.picture(address)?.isMissing) continue
        const fix = location.entry && !isPart ? dropEntry(location, subject) : undefined
        yield { severity: 'error', path: location.path, say: () => of($text.get().missingPicture), about, fix }
      }
    }
  },
})
