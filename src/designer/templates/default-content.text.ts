import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '默认数据', en: 'Default content', 'zh-tw': '預設資料' },
  keep: { 'zh-cn': '设为默认数据', en: 'Keep as default', 'zh-tw': '設為預設資料' },
  take: { 'zh-cn': '恢复默认数据', en: 'Back to default', 'zh-tw': '恢復預設資料' },
})
