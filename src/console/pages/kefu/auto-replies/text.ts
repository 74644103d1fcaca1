import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '自动回复', en: 'Automatic replies', 'zh-tw': '自動回覆' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  key: { 'zh-cn': '关键字', en: 'Keywords', 'zh-tw': '關鍵字' },
  type: { 'zh-cn': '回复类型', en: 'Kind', 'zh-tw': '回覆類型' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  text: { 'zh-cn': '文字消息', en: 'Text', 'zh-tw': '文字訊息' },
  image: { 'zh-cn': '图片消息', en: 'Picture', 'zh-tw': '圖片訊息' },
  answer: { 'zh-cn': '回复内容', en: 'Answer', 'zh-tw': '回覆內容' },
  isOn: { 'zh-cn': '是否开启', en: 'On', 'zh-tw': '是否開啟' },
  search: { 'zh-cn': '请输入关键字', en: 'Search keywords', 'zh-tw': '請輸入關鍵字' },
  add: { 'zh-cn': '添加自动回复', en: 'Add automatic reply', 'zh-tw': '新增自動回覆' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  empty: { 'zh-cn': '还没有自动回复', en: 'No automatic replies yet', 'zh-tw': '還沒有自動回覆' },
})
