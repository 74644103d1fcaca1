import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '清空回收站', en: 'Empty the recycle bin', 'zh-tw': '清空回收筒' },
  none: { 'zh-cn': '回收站里没有商品', en: 'The recycle bin is empty', 'zh-tw': '回收筒裡沒有商品' },
  sure: {
    'zh-cn': (count: number) =>
      `将彻底删除回收站里的 ${count} 件商品及其规格、库存记录，不能恢复。订单、评价、活动、页面等用到的商品会留下。`,
    en: (count: number) =>
      `The ${count} products of the recycle bin will be deleted for good, with their specifications and stock records. Those that orders, reviews, activities or pages name will stay.`,
    'zh-tw': (count: number) =>
      `將徹底刪除回收筒裡的 ${count} 件商品及其規格、庫存記錄，無法復原。訂單、評價、活動、頁面等用到的商品會留下。`,
  },
  remove: {
    'zh-cn': (count: number) => `彻底删除 ${count} 件`,
    en: (count: number) => `Delete ${count} for good`,
    'zh-tw': (count: number) => `徹底刪除 ${count} 件`,
  },
  cancel: { 'zh-cn': '取消', en: 'Cancel', 'zh-tw': '取消' },
  close: { 'zh-cn': '关闭', en: 'Close', 'zh-tw': '關閉' },
  removed: {
    'zh-cn': (count: number) => `已彻底删除 ${count} 件商品`,
    en: (count: number) => (count === 1 ? '1 product deleted for good' : `${count} products deleted for good`),
    'zh-tw': (count: number) => `已徹底刪除 ${count} 件商品`,
  },
  kept: {
    'zh-cn': (count: number) => `有 ${count} 件还在使用，留在回收站：`,
    en: (count: number) => `${count} stay in the recycle bin, since something names them:`,
    'zh-tw': (count: number) => `有 ${count} 件仍在使用，留在回收筒：`,
  },
  further: {
    'zh-cn': (count: number) => `还有 ${count} 件`,
    en: (count: number) => `and ${count} more`,
    'zh-tw': (count: number) => `還有 ${count} 件`,
  },
})
