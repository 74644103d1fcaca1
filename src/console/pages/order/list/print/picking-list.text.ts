import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '拣货单', en: 'Picking list', 'zh-tw': '揀貨單' },
  print: { 'zh-cn': '打印', en: 'Print', 'zh-tw': '列印' },
  of: {
    'zh-cn': (orders: number, pieces: number) => `${orders} 个订单，共 ${pieces} 件`,
    en: (orders: number, pieces: number) => `${orders} orders, ${pieces} pieces`,
    'zh-tw': (orders: number, pieces: number) => `${orders} 個訂單，共 ${pieces} 件`,
  },
  line: { 'zh-cn': '序号', en: 'No.', 'zh-tw': '序號' },
  goods: { 'zh-cn': '商品名称', en: 'Goods', 'zh-tw': '商品名稱' },
  sku: { 'zh-cn': '商品规格', en: 'Specification', 'zh-tw': '商品規格' },
  count: { 'zh-cn': '数量', en: 'Pieces', 'zh-tw': '數量' },
  orders: { 'zh-cn': '订单', en: 'Orders', 'zh-tw': '訂單' },
})
