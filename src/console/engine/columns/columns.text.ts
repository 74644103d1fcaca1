import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '列设置', en: 'Columns', 'zh-tw': '欄位設定' },
  auto: { 'zh-cn': '自动', en: 'Auto', 'zh-tw': '自動' },
  loose: { 'zh-cn': '不固定', en: 'Not pinned', 'zh-tw': '不固定' },
  start: { 'zh-cn': '固定左侧', en: 'Pinned left', 'zh-tw': '固定左側' },
  end: { 'zh-cn': '固定右侧', en: 'Pinned right', 'zh-tw': '固定右側' },
  width: {
    'zh-cn': (title: string) => `${title}的宽度`,
    en: (title: string) => `Width of ${title}`,
    'zh-tw': (title: string) => `${title}的寬度`,
  },
  pin: { 'zh-cn': (title: string) => `固定${title}`, en: (title: string) => `Pin ${title}`, 'zh-tw': (title: string) => `固定${title}` },
  up: {
    'zh-cn': (title: string) => `上移${title}`,
    en: (title: string) => `Move ${title} up`,
    'zh-tw': (title: string) => `上移${title}`,
  },
  down: {
    'zh-cn': (title: string) => `下移${title}`,
    en: (title: string) => `Move ${title} down`,
    'zh-tw': (title: string) => `下移${title}`,
  },
})
