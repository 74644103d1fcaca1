import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '文章添加', en: 'Add an article', 'zh-tw': '文章新增' },
  edit: { 'zh-cn': '文章编辑', en: 'Edit article', 'zh-tw': '文章編輯' },
  list: { 'zh-cn': '文章管理', en: 'Articles', 'zh-tw': '文章管理' },
})
