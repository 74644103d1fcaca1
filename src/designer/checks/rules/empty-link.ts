import { blankOf } from '../blank.ts'
import { takeHome } from '../fixes.ts'
import { defineRule } from '../rule.ts'
import { linksOf } from '../written.ts'
import { $text } from './rules.text.ts'

/** What can be pressed leads somewhere: the storefront tries to navigate even to nothing (designer contract 6.2). */
export default defineRule({
  id: 'empty-link',
  *check(subject) {
    for (const location of subject.locations) {
      for (const { address, isPart, of, about } of linksOf(location)) {
        const severity = isPart ? 'warning' : blankOf(location)
        if (!severity || address !== '') continue
        const fix = isPart ? undefined : takeHome(location)
        yield { severity, path: location.path, say: () => of($text.get().emptyLink), about, fix }
      }
    }
  },
})
