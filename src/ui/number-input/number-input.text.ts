import { columns } from '#src/text/columns.ts'

export const $text = columns({
  more: { 'zh-cn': '增加', en: 'Increase', 'zh-tw': '增加' },
  less: { 'zh-cn': '减少', en: 'Decrease', 'zh-tw': '減少' },
})
