import { columns } from '#src/text/columns.ts'

export const $text = columns({
  list: { 'zh-cn': '客户备注', en: 'Notes on the customer', 'zh-tw': '客戶備註' },
  hint: {
    'zh-cn': '写下同事也需要知道的事，客户看不到',
    en: 'What colleagues should know. The customer does not see it',
    'zh-tw': '寫下同事也需要知道的事，客戶看不到',
  },
  add: { 'zh-cn': '添加备注', en: 'Add note', 'zh-tw': '新增備註' },
  none: { 'zh-cn': '还没有备注', en: 'No notes yet', 'zh-tw': '還沒有備註' },
  changed: { 'zh-cn': '已修改', en: 'Changed', 'zh-tw': '已修改' },
  change: { 'zh-cn': '修改备注', en: 'Change note', 'zh-tw': '修改備註' },
  remove: { 'zh-cn': '删除备注', en: 'Delete note', 'zh-tw': '刪除備註' },
  sure: { 'zh-cn': '确定删除这条备注吗？', en: 'Delete this note?', 'zh-tw': '確定刪除這則備註嗎？' },
})
