import { columns } from '#src/text/columns.ts'

export const $text = columns({
  unpublished: { 'zh-cn': '未发布', en: 'Not published', 'zh-tw': '未發布' },
  draft: { 'zh-cn': '有草稿', en: 'Has a draft', 'zh-tw': '有草稿' },
  publishedAt: {
    'zh-cn': (time: string) => `${time} 发布`,
    en: (time: string) => `Goes live ${time}`,
    'zh-tw': (time: string) => `${time} 發布`,
  },
  failed: { 'zh-cn': '定时发布未成功', en: 'Publishing failed', 'zh-tw': '定時發布未成功' },
})
