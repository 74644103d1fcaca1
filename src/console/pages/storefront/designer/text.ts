import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '页面装修', en: 'Page designer', 'zh-tw': '頁面裝修' },
  askLeave: { 'zh-cn': '有修改还没有保存，确定离开吗？', en: 'Leave without saving?', 'zh-tw': '有修改還沒有儲存，確定離開嗎？' },
  askLeaveMore: {
    'zh-cn': '离开后，未保存的内容将会丢失。',
    en: 'Unsaved changes will be lost.',
    'zh-tw': '離開後，未儲存的內容將會遺失。',
  },
  leave: { 'zh-cn': '离开', en: 'Leave', 'zh-tw': '離開' },
  stay: { 'zh-cn': '继续编辑', en: 'Keep editing', 'zh-tw': '繼續編輯' },
})
