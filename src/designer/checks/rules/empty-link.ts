import { blankOf } from '../blank.ts'
import { takeHome } from '../fixes.ts'
import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

/** What can be pressed leads somewhere: the storefront tries to navigate even to nothing (designer contract 6.2). */
export default defineRule({
  id: 'empty-link',
  *check(subject) {
    for (const place of subject.places) {
      const severity = place.row.as === 'link' ? blankOf(place) : undefined
      if (severity && place.value === '') yield { severity, path: place.path, say: () => $text.get().emptyLink, fix: takeHome(place) }
    }
  },
})
