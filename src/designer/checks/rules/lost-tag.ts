import { lostTags } from '../lost-tags.ts'
import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

/** Pictures and other tags in rich text do not get through a plain shop server (designer contract 2.4). */
export default defineRule({
  id: 'lost-tag',
  ofHidden: true,
  *check({ places }, { isFiltered }) {
    if (!isFiltered) return
    for (const { row, value, path } of places) {
      const tags = row.as === 'richText' ? lostTags(value) : []
      if (tags.length === 0) continue
      const names = tags.map((tag) => `<${tag}>`).join(' ')
      yield { severity: 'error', path, say: () => $text.get().lostTags(names), about: names }
    }
  },
})
