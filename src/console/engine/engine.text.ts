import { columns } from '#src/text/columns.ts'

export const $text = columns({
  notRead: { 'zh-cn': '列表没有读取成功', en: 'The list could not be read', 'zh-tw': '列表沒有讀取成功' },
  clear: { 'zh-cn': '清空筛选', en: 'Clear filters', 'zh-tw': '清除篩選' },
  noMatch: { 'zh-cn': '没有符合条件的数据', en: 'Nothing matches', 'zh-tw': '沒有符合條件的資料' },
  empty: { 'zh-cn': '暂无数据', en: 'Nothing here yet', 'zh-tw': '暫無資料' },
})
