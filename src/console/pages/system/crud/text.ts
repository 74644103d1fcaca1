import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '数据', en: 'Data', 'zh-tw': '資料' },
  add: { 'zh-cn': '添加', en: 'Add', 'zh-tw': '新增' },
  detail: { 'zh-cn': '详情', en: 'Details', 'zh-tw': '詳情' },
  edit: { 'zh-cn': '修改', en: 'Edit', 'zh-tw': '修改' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  removeQuestion: { 'zh-cn': '删除这条数据？', en: 'Delete this entry?', 'zh-tw': '刪除這筆資料？' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  on: { 'zh-cn': '是', en: 'Yes', 'zh-tw': '是' },
  off: { 'zh-cn': '否', en: 'No', 'zh-tw': '否' },
  notRead: { 'zh-cn': '页面加载失败', en: 'The page could not be read', 'zh-tw': '頁面載入失敗' },
})
