import { columns } from '#src/text/columns.ts'

export const $text = columns({
  least: { 'zh-cn': '最低', en: 'From', 'zh-tw': '最低' },
  most: { 'zh-cn': '最高', en: 'To', 'zh-tw': '最高' },
  clear: { 'zh-cn': '不限', en: 'Any', 'zh-tw': '不限' },
  apply: { 'zh-cn': '确定', en: 'Apply', 'zh-tw': '確定' },
})
