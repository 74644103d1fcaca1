import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

/** Words can be seen whole on the phone. What is over its limit is said by `long-text` already. */
export default defineRule({
  id: 'cut-text',
  *check({ locations }, facts) {
    for (const { row, value, path } of locations) {
      if (row.as !== 'text' || typeof value !== 'string' || value.trim() === '') continue
      if ([...value].length > (row.max ?? Number.POSITIVE_INFINITY) || !facts.isCut(value)) continue
      yield { severity: 'warning', path, say: () => $text.get().cutText, about: value }
    }
  },
})
