import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  showsDiscount: { 'zh-cn': '是否显示折扣标签', en: 'Show discount', 'zh-tw': '是否顯示折扣標籤' },
  showsTag: { 'zh-cn': '抢购标签', en: 'Show “抢” mark', 'zh-tw': '搶購標籤' },
  clockColour: { 'zh-cn': '倒计时背景色', en: 'Countdown background', 'zh-tw': '倒數計時背景色' },
})
