import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '富文本', en: 'Rich text', 'zh-tw': '富文本' },
  emptyPreview: { 'zh-cn': '在右侧编辑图文内容', en: 'Write the text in the panel', 'zh-tw': '在右側編輯圖文內容' },
})
