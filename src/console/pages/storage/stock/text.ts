import { documentWords } from '#src/console/parts/factory/words.ts'
import { columns } from '#src/text/columns.ts'

const { qc, qcPassed, qcWaiting, qcConcession, qcFailed, pieces, area, weight, warehouse, sku } = documentWords

export const $text = columns({
  ...{ qc, qcPassed, qcWaiting, qcConcession, qcFailed, pieces, area, weight, warehouse, sku },
  title: { 'zh-cn': '库存明细', en: 'Stock', 'zh-tw': '庫存明細' },
  name: { 'zh-cn': '产品规格', en: 'Product and size', 'zh-tw': '產品規格' },
  sn: { 'zh-cn': '编号', en: 'Number', 'zh-tw': '編號' },
  lot_no: { 'zh-cn': '批号', en: 'Lot', 'zh-tw': '批號' },
  safety_min: { 'zh-cn': '安全库存', en: 'Least stock', 'zh-tw': '安全庫存' },
  age: { 'zh-cn': '库龄(天)', en: 'Age (days)', 'zh-tw': '庫齡(天)' },
  cost: { 'zh-cn': '平均成本', en: 'Average cost', 'zh-tw': '平均成本' },
  value: { 'zh-cn': '库存金额', en: 'Worth', 'zh-tw': '庫存金額' },
  by: { 'zh-cn': '汇总方式', en: 'By', 'zh-tw': '彙總方式' },
  byLot: { 'zh-cn': '按批号', en: 'By lot', 'zh-tw': '按批號' },
  byWarehouse: { 'zh-cn': '按仓库', en: 'By warehouse', 'zh-tw': '按倉庫' },
  bySku: { 'zh-cn': '按产品', en: 'By product', 'zh-tw': '按產品' },
  state: { 'zh-cn': '库存状态', en: 'Stock', 'zh-tw': '庫存狀態' },
  has: { 'zh-cn': '有库存', en: 'In stock', 'zh-tw': '有庫存' },
  below: { 'zh-cn': '低于安全库存', en: 'Below least stock', 'zh-tw': '低於安全庫存' },
  zero: { 'zh-cn': '零库存', en: 'None left', 'zh-tw': '零庫存' },
  negative: { 'zh-cn': '负库存', en: 'Below nought', 'zh-tw': '負庫存' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  anyAge: { 'zh-cn': '不限', en: 'Any', 'zh-tw': '不限' },
  age30: { 'zh-cn': '30 天以上', en: '30 days or more', 'zh-tw': '30 天以上' },
  age60: { 'zh-cn': '60 天以上', en: '60 days or more', 'zh-tw': '60 天以上' },
  age90: { 'zh-cn': '90 天以上', en: '90 days or more', 'zh-tw': '90 天以上' },
  age180: { 'zh-cn': '180 天以上', en: '180 days or more', 'zh-tw': '180 天以上' },
  asOf: { 'zh-cn': '截至', en: 'As of the end of', 'zh-tw': '截至' },
  toMovements: { 'zh-cn': '入库流水', en: 'What came in', 'zh-tw': '入庫流水' },
  card: { 'zh-cn': '库存流水', en: 'Stock card', 'zh-tw': '庫存流水' },
  inspect: { 'zh-cn': '质检判定', en: 'Inspect', 'zh-tw': '質檢判定' },
  missing: { 'zh-cn': '请选择质检结果', en: 'Choose a result', 'zh-tw': '請選擇質檢結果' },
  search: { 'zh-cn': '搜索产品、编号、批号', en: 'Search product, number, lot', 'zh-tw': '搜尋產品、編號、批號' },
  empty: { 'zh-cn': '没有符合条件的库存', en: 'Nothing in stock', 'zh-tw': '沒有符合條件的庫存' },
})
