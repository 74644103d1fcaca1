import { columns } from '#src/text/columns.ts'

const sources = {
  contract: { 'zh-cn': '合同价', en: 'price of the contract', 'zh-tw': '合約價' },
  customer: { 'zh-cn': '该往来单位的专价', en: 'price of this party', 'zh-tw': '該往來單位的專價' },
  customer_band: { 'zh-cn': '该往来单位的区间价', en: 'price of this party and weight range', 'zh-tw': '該往來單位的區間價' },
  level: { 'zh-cn': '等级价', en: 'price of the level', 'zh-tw': '等級價' },
  weight_range: { 'zh-cn': '重量区间价', en: 'price of the weight range', 'zh-tw': '重量區間價' },
  rule: { 'zh-cn': '价格规则', en: 'price rule', 'zh-tw': '價格規則' },
  list: { 'zh-cn': '标价', en: 'list price', 'zh-tw': '標價' },
  last: { 'zh-cn': '上次价', en: 'price of last time', 'zh-tw': '上次價' },
} as const

export const $lineWords = columns({
  ...sources,
  product: { 'zh-cn': '产品', en: 'Product', 'zh-tw': '產品' },
  band: { 'zh-cn': '重量区间', en: 'Weight range', 'zh-tw': '重量區間' },
  stock: { 'zh-cn': '现存', en: 'In stock', 'zh-tw': '現存' },
  byProduct: { 'zh-cn': '按产品选', en: 'By product', 'zh-tw': '按產品選' },
  scan: { 'zh-cn': '扫码录入', en: 'Scan', 'zh-tw': '掃碼錄入' },
  scanHint: {
    'zh-cn': '扫批号、标签或条码后回车（F9）',
    en: 'Lot, label or bar code, then Enter (F9)',
    'zh-tw': '掃批號、標籤或條碼後按 Enter（F9）',
  },
  scanned: {
    'zh-cn': (what: string) => `已扫：${what}`,
    en: (what: string) => `Scanned: ${what}`,
    'zh-tw': (what: string) => `已掃：${what}`,
  },
  place: {
    'zh-cn': (what: string) => `库位：${what}`,
    en: (what: string) => `Location: ${what}`,
    'zh-tw': (what: string) => `庫位：${what}`,
  },
  closest: { 'zh-cn': '最接近的：', en: 'Closest:', 'zh-tw': '最接近的：' },
  copyLast: { 'zh-cn': '复制上次', en: 'Copy the last one', 'zh-tw': '複製上次' },
  nothingBefore: { 'zh-cn': '没有可复制的上一张单据', en: 'There is no document before', 'zh-tw': '沒有可複製的上一張單據' },
  copied: {
    'zh-cn': (sn: string) => `已复制 ${sn} 的明细`,
    en: (sn: string) => `Lines of ${sn}`,
    'zh-tw': (sn: string) => `已複製 ${sn} 的明細`,
  },
  about: { 'zh-cn': '本行参考（F4）', en: 'About this line (F4)', 'zh-tw': '本列參考（F4）' },
  aboutHint: {
    'zh-cn': '选中一行产品，这里显示库存、在途和历史价格',
    en: 'Choose a line with goods: its stock, what is on its way and former prices stand here',
    'zh-tw': '選取一列產品，這裡顯示庫存、在途和歷史價格',
  },
  counted: { 'zh-cn': '折合', en: 'That is', 'zh-tw': '折合' },
  here: { 'zh-cn': '本仓现存', en: 'In this warehouse', 'zh-tw': '本倉現存' },
  everywhere: { 'zh-cn': '全部仓库', en: 'In all of them', 'zh-tw': '全部倉庫' },
  incoming: { 'zh-cn': '在途', en: 'On its way', 'zh-tw': '在途' },
  reserved: { 'zh-cn': '已占用', en: 'Promised', 'zh-tw': '已佔用' },
  safety: { 'zh-cn': '安全库存', en: 'Least stock', 'zh-tw': '安全庫存' },
  former: { 'zh-cn': '最近五次价格', en: 'Last five prices', 'zh-tw': '最近五次價格' },
  noFormer: { 'zh-cn': '没有历史价格', en: 'No prices so far', 'zh-tw': '沒有歷史價格' },
  use: { 'zh-cn': (price: string) => `用 ${price}`, en: (price: string) => `Use ${price}`, 'zh-tw': (price: string) => `用 ${price}` },
  why: { 'zh-cn': '价格依据', en: 'Price by', 'zh-tw': '價格依據' },
  chosen: { 'zh-cn': '采用', en: 'taken', 'zh-tw': '採用' },
  dearer: {
    'zh-cn': (row: number, percent: string, before: string) => `第 ${row} 行单价比上次 ${before} 高 ${percent}%`,
    en: (row: number, percent: string, before: string) => `Row ${row} costs ${percent} % more than the ${before} of last time`,
    'zh-tw': (row: number, percent: string, before: string) => `第 ${row} 列單價比上次 ${before} 高 ${percent}%`,
  },
  notRead: { 'zh-cn': '读不到库存和价格', en: 'Stock and prices could not be read', 'zh-tw': '讀不到庫存和價格' },
})

export type LineWords = ReturnType<typeof $lineWords.get>
