import { entryWords } from '#src/console/parts/master-data/entry-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...entryWords,
  title: { 'zh-cn': '税率', en: 'Tax rates', 'zh-tw': '稅率' },
  rate: { 'zh-cn': '税率（%）', en: 'Rate (%)', 'zh-tw': '稅率（%）' },
})
