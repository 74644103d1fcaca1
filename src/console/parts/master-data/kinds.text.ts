import { columns } from '#src/text/columns.ts'

/** What the kinds of words are called. */
export const $kinds = columns({
  colour: { 'zh-cn': '颜色', en: 'Colours', 'zh-tw': '顏色' },
  hardness: { 'zh-cn': '硬度', en: 'Hardness', 'zh-tw': '硬度' },
  rubber: { 'zh-cn': '胶种', en: 'Rubbers', 'zh-tw': '膠種' },
  surface: { 'zh-cn': '表面', en: 'Surfaces', 'zh-tw': '表面' },
  pay_term: { 'zh-cn': '账期', en: 'Payment terms', 'zh-tw': '帳期' },
  pay_method: { 'zh-cn': '结算方式', en: 'Payment methods', 'zh-tw': '結算方式' },
  reason: { 'zh-cn': '原因', en: 'Reasons', 'zh-tw': '原因' },
})
