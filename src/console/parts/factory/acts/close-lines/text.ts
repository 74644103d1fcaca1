import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '明细结案', en: 'Close lines', 'zh-tw': '明細結案' },
  about: {
    'zh-cn': '结案的明细不再收货；全部不要了请用“结案”。',
    en: 'Closed lines want nothing more; close the whole document where none is wanted.',
    'zh-tw': '結案的明細不再收貨；全部不要了請用「結案」。',
  },
  lines: { 'zh-cn': '未完成的明细', en: 'Lines that are not done', 'zh-tw': '未完成的明細' },
  goods: { 'zh-cn': '产品规格', en: 'Product and size', 'zh-tw': '產品規格' },
  qty: { 'zh-cn': '数量', en: 'Quantity', 'zh-tw': '數量' },
  done: { 'zh-cn': '已完成', en: 'Done', 'zh-tw': '已完成' },
  open: { 'zh-cn': '未完成', en: 'Open', 'zh-tw': '未完成' },
  none: { 'zh-cn': '没有未完成的明细', en: 'All lines are done', 'zh-tw': '沒有未完成的明細' },
  notRead: { 'zh-cn': '明细没有读到', en: 'The lines could not be read', 'zh-tw': '明細沒有讀到' },
  closed: { 'zh-cn': '已结案', en: 'Closed', 'zh-tw': '已結案' },
})
