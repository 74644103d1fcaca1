import type { LinkCheck } from '#src/api/links.ts'
import type { Severity } from '../finding.ts'
import { takeHome } from '../fixes.ts'
import { defineRule } from '../rule.ts'
import { verdictWords } from '../verdict.ts'
import { linksOf } from '../written.ts'

const weights: Partial<Record<LinkCheck['verdict'], Severity>> = {
  missing: 'error',
  deleted: 'error',
  hidden: 'error',
  ended: 'error',
  not_started: 'warning',
  sold_out: 'hint',
}

/** Links lead to what a visitor can see: no deleted products, no ended activities. Only some servers can tell. */
export default defineRule({
  id: 'dead-link',
  *check({ locations }, facts) {
    for (const location of locations) {
      for (const { address, isPart, of, about = address } of linksOf(location)) {
        const check = address === '' ? undefined : facts.link(address.trim())
        const severity = check && weights[check.verdict]
        if (!severity) continue
        const fix = severity === 'error' && !isPart ? takeHome(location) : undefined
        yield { severity, path: location.path, say: () => of(verdictWords(check)), about: `${about} ${check.verdict}`, fix }
      }
    }
  },
})
