import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '修改还没有保存，确定离开吗？', en: 'Leave without saving?', 'zh-tw': '修改還沒有儲存，確定離開嗎？' },
  message: { 'zh-cn': '离开后，未保存的修改将丢失', en: 'What you have changed will be lost', 'zh-tw': '離開後，未儲存的修改將遺失' },
  leave: { 'zh-cn': '离开', en: 'Leave', 'zh-tw': '離開' },
  stay: { 'zh-cn': '继续编辑', en: 'Keep editing', 'zh-tw': '繼續編輯' },
})
