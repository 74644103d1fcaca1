import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

/** Lists beyond their limit stay, but nothing can be added, and the shop's own editor may cut them. */
export default defineRule({
  id: 'long-list',
  *check({ locations }) {
    for (const { row, path, value } of locations) {
      const { max } = row
      if (max === undefined || !Array.isArray(value) || value.length <= max) continue
      yield { severity: 'hint', path, say: () => $text.get().longList(value.length, max), about: String(value.length) }
    }
  },
})
