import { blankOf } from '../blank.ts'
import { takeHome } from '../fixes.ts'
import { defineRule } from '../rule.ts'
import { linksOf } from '../written.ts'
import { $text } from './rules.text.ts'

/** What can be pressed leads somewhere: the storefront tries to navigate even to nothing (designer contract 6.2). */
export default defineRule({
  id: 'empty-link',
  *check(subject) {
    for (const place of subject.places) {
      for (const { address, isPart, of, about } of linksOf(place)) {
        const severity = isPart ? 'warning' : blankOf(place)
        if (!severity || address !== '') continue
        const fix = isPart ? undefined : takeHome(place)
        yield { severity, path: place.path, say: () => of($text.get().emptyLink), about, fix }
      }
    }
  },
})
