import type { LinkCheck } from '#src/api/links.ts'
import type { Severity } from '../finding.ts'
import { takeHome } from '../fixes.ts'
import { defineRule } from '../rule.ts'
import { verdictWords } from '../verdict.ts'

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
  *check({ places }, facts) {
    for (const place of places) {
      const { row, value, path } = place
      const check = row.as === 'link' && typeof value === 'string' && value !== '' ? facts.link(value.trim()) : undefined
      const severity = check && weights[check.verdict]
      if (!severity) continue
      const fix = severity === 'error' ? takeHome(place) : undefined
      yield { severity, path, say: () => verdictWords(check), about: `${String(value)} ${check.verdict}`, fix }
    }
  },
})
