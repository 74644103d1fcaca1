import { columns } from '#src/text/columns.ts'

/** What the kinds of words are called. */
export const $kinds = columns({
  colour: { 'zh-cn': '颜色', en: 'Colours', 'zh-tw': '顏色' },
  rubber: { 'zh-cn': '胶种', en: 'Rubbers', 'zh-tw': '膠種' },
  surface: { 'zh-cn': '表面', en: 'Surfaces', 'zh-tw': '表面' },
  reason: { 'zh-cn': '原因', en: 'Reasons', 'zh-tw': '原因' },
})
