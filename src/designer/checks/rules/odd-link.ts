import { takeHome } from '../fixes.ts'
import { defineRule } from '../rule.ts'
import { linksOf } from '../written.ts'
import { $text } from './rules.text.ts'

// a path of the storefront, a web address, another mini-program (designer contract 6.2), a telephone number
const validForms = [/^\/[^/\s]\S*/, /^https?:\/\/[^\s/]+/i, /@APPID=\w+$/, /^(tel|mailto):\S+/i, /^\/?pages\/\S+/]

/** A link is an address, not a word: the shop's news block starts with the word 链接. */
export default defineRule({
  id: 'odd-link',
  *check({ locations }) {
    for (const location of locations) {
      for (const { address, isPart, of, about = address } of linksOf(location)) {
        if (address === '' || validForms.some((form) => form.test(address.trim()))) continue
        const fix = isPart ? undefined : takeHome(location)
        yield { severity: 'error', path: location.path, say: () => of($text.get().oddLink(address)), about, fix }
      }
    }
  },
})
