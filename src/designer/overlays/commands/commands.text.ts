import { columns } from '#src/text/columns.ts'

export const $text = columns({
  add: { 'zh-cn': (name: string) => `添加 ${name}`, en: (name: string) => `Add ${name}`, 'zh-tw': (name: string) => `新增 ${name}` },
  goTo: { 'zh-cn': (name: string) => `转到 ${name}`, en: (name: string) => `Go to ${name}`, 'zh-tw': (name: string) => `前往 ${name}` },
  actions: { 'zh-cn': '操作', en: 'Actions', 'zh-tw': '操作' },
  fields: { 'zh-cn': '字段', en: 'Fields', 'zh-tw': '欄位' },
  blocks: { 'zh-cn': '添加组件', en: 'Add a block', 'zh-tw': '新增元件' },
  page: { 'zh-cn': '页面上的组件', en: 'On this page', 'zh-tw': '頁面上的元件' },
  placeholder: { 'zh-cn': '输入名称或拼音', en: 'Type a name', 'zh-tw': '輸入名稱或拼音' },
  none: { 'zh-cn': '没有找到', en: 'Nothing found', 'zh-tw': '沒有找到' },
})
