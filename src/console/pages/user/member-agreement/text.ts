import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '会员协议', en: 'Membership agreement', 'zh-tw': '會員協議' },
  name: { 'zh-cn': '协议名称', en: 'Title', 'zh-tw': '協議名稱' },
  nameMissing: { 'zh-cn': '请填写协议名称', en: 'Enter a title', 'zh-tw': '請填寫協議名稱' },
  content: { 'zh-cn': '协议内容', en: 'Agreement', 'zh-tw': '協議內容' },
  contentMissing: { 'zh-cn': '请填写协议内容', en: 'Write the agreement', 'zh-tw': '請填寫協議內容' },
  isOn: { 'zh-cn': '开启状态', en: 'Shown', 'zh-tw': '開啟狀態' },
})
