import { columns } from '#src/text/columns.ts'

export const $text = columns({
  notRead: { 'zh-cn': '列表没有读取成功', en: 'The list could not be read', 'zh-tw': '列表沒有讀取成功' },
  empty: { 'zh-cn': '暂无数据', en: 'Nothing here yet', 'zh-tw': '暫無資料' },
})
