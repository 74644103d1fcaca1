import { columns } from '#src/text/columns.ts'

export const $text = columns({
  pages: { 'zh-cn': '分页', en: 'Pages', 'zh-tw': '分頁' },
  total: {
    'zh-cn': (count: number) => `共 ${count} 条`,
    en: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    'zh-tw': (count: number) => `共 ${count} 筆`,
  },
  atLeast: {
    'zh-cn': (count: number) => `超过 ${count} 条，请缩小范围`,
    en: (count: number) => `More than ${count}: say more of it`,
    'zh-tw': (count: number) => `超過 ${count} 筆，請縮小範圍`,
  },
  perPage: {
    'zh-cn': (limit: number) => `${limit} 条/页`,
    en: (limit: number) => `${limit} per page`,
    'zh-tw': (limit: number) => `${limit} 筆/頁`,
  },
  limit: { 'zh-cn': '每页条数', en: 'Items per page', 'zh-tw': '每頁筆數' },
  previous: { 'zh-cn': '上一页', en: 'Previous page', 'zh-tw': '上一頁' },
  next: { 'zh-cn': '下一页', en: 'Next page', 'zh-tw': '下一頁' },
  page: { 'zh-cn': (page: number) => `第 ${page} 页`, en: (page: number) => `Page ${page}`, 'zh-tw': (page: number) => `第 ${page} 頁` },
})
