import { columns } from '#src/text/columns.ts'

export const $text = columns({
  tags: { 'zh-cn': '会话标签', en: 'Tags of the conversation', 'zh-tw': '對話標籤' },
  add: { 'zh-cn': '添加标签', en: 'Add a tag', 'zh-tw': '新增標籤' },
  name: { 'zh-cn': '标签名称，回车添加', en: 'Tag, then Enter', 'zh-tw': '標籤名稱，按 Enter 新增' },
  remove: {
    'zh-cn': (name: string) => `移除标签 ${name}`,
    en: (name: string) => `Remove the tag ${name}`,
    'zh-tw': (name: string) => `移除標籤 ${name}`,
  },
  done: { 'zh-cn': '完成', en: 'Done', 'zh-tw': '完成' },
})
