import { takeHome } from '../fixes.ts'
import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

// a path of the storefront, a web address, another mini-program (designer contract 6.2), a telephone number
const known = [/^\/[^/\s]\S*/, /^https?:\/\/[^\s/]+/i, /@APPID=\w+$/, /^(tel|mailto):\S+/i, /^\/?pages\/\S+/]

/** A link is an address, not a word: the shop's news block starts with the word 链接. */
export default defineRule({
  id: 'odd-link',
  *check({ places }) {
    for (const place of places) {
      const { row, value, path } = place
      if (row.as !== 'link' || typeof value !== 'string' || value === '') continue
      if (known.some((form) => form.test(value.trim()))) continue
      yield { severity: 'error', path, say: () => $text.get().oddLink(value), about: value, fix: takeHome(place) }
    }
  },
})
