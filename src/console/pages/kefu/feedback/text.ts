import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '用户留言', en: 'Messages left', 'zh-tw': '使用者留言' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  nickname: { 'zh-cn': '昵称和电话', en: 'Name and phone', 'zh-tw': '暱稱和電話' },
  content: { 'zh-cn': '内容', en: 'Message', 'zh-tw': '內容' },
  remark: { 'zh-cn': '备注', en: 'Remark', 'zh-tw': '備註' },
  state: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  handled: { 'zh-cn': '已处理', en: 'Handled', 'zh-tw': '已處理' },
  open: { 'zh-cn': '未处理', en: 'Open', 'zh-tw': '未處理' },
  left: { 'zh-cn': '时间', en: 'Left', 'zh-tw': '時間' },
  dates: { 'zh-cn': '留言时间', en: 'Left', 'zh-tw': '留言時間' },
  search: { 'zh-cn': '请输入用户昵称/电话/留言内容搜索', en: 'Name, phone or words', 'zh-tw': '請輸入使用者暱稱/電話/留言內容搜尋' },
  user: { 'zh-cn': '查看用户', en: 'Customer', 'zh-tw': '查看會員' },
  handle: { 'zh-cn': '处理', en: 'Handle', 'zh-tw': '處理' },
  mark: { 'zh-cn': '备注', en: 'Remark', 'zh-tw': '備註' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  empty: { 'zh-cn': '还没有用户留言', en: 'Nobody has left a message', 'zh-tw': '還沒有使用者留言' },
})
