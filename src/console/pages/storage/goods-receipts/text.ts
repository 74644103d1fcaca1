import { receiptKindWords } from '#src/console/parts/factory/receipt-words.ts'
import { documentWords } from '#src/papers/factory/document-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  giveBack: { 'zh-cn': '采购退货', en: 'Return', 'zh-tw': '採購退貨' },
  pay: { 'zh-cn': '付款', en: 'Pay', 'zh-tw': '付款' },
  ...documentWords,
  ...receiptKindWords,
  title: { 'zh-cn': '入库单', en: 'Receipts', 'zh-tw': '入庫單' },
  paperTitle: { 'zh-cn': '入库单', en: 'Goods receipt', 'zh-tw': '入庫單' },
  warehouse: { 'zh-cn': '入库仓库', en: 'Into warehouse', 'zh-tw': '入庫倉庫' },
  party: { 'zh-cn': '往来单位', en: 'Supplier or customer', 'zh-tw': '往來單位' },
  partyHelp: {
    'zh-cn': '采购入库选供应商，销售退货选客户',
    en: 'The supplier of a purchase, the customer of a return',
    'zh-tw': '採購入庫選供應商，銷售退貨選客戶',
  },
  lines: { 'zh-cn': '入库明细', en: 'Lines', 'zh-tw': '入庫明細' },
  linesHelp: {
    'zh-cn': '批号留空则审核时自动编号；一行到了几批，批号填“A1*3,A2*2”即拆成两行',
    en: 'Lots left empty are numbered when it is posted; “A1*3,A2*2” splits a line into its lots',
    'zh-tw': '批號留空則審核時自動編號；一行到了幾批，批號填「A1*3,A2*2」即拆成兩行',
  },
  dueHelp: {
    'zh-cn': '留空则按供应商的结算方式计算（月结 30 天即月末加 30 天）',
    en: 'Left empty it follows from the supplier’s terms',
    'zh-tw': '留空則按供應商的結算方式計算（月結 30 天即月末加 30 天）',
  },
  discountHelp: {
    'zh-cn': '优惠（抹零）和运费按金额分摊到各行，计入成本',
    en: 'Discount and freight are spread over the lines and count in what they cost',
    'zh-tw': '優惠（抹零）和運費按金額分攤到各列，計入成本',
  },
  labels: { 'zh-cn': '打印标签', en: 'Labels', 'zh-tw': '列印標籤' },
  labelsOfChosen: { 'zh-cn': '批量打印标签', en: 'Labels of chosen', 'zh-tw': '批次列印標籤' },
  search: {
    'zh-cn': '单号、往来单位、产品、规格、批号、拼音',
    en: 'Number, party, product, size, lot',
    'zh-tw': '單號、往來單位、產品、規格、批號、拼音',
  },
  empty: { 'zh-cn': '还没有入库单', en: 'Nothing has come in yet', 'zh-tw': '還沒有入庫單' },
})
