import { documentWords } from '#src/papers/factory/document-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...documentWords,
  title: { 'zh-cn': '原料采购', en: 'Purchase orders', 'zh-tw': '原料採購' },
  paperTitle: { 'zh-cn': '采购单', en: 'Purchase order', 'zh-tw': '採購單' },
  buyer: { 'zh-cn': '采购员', en: 'Buyer', 'zh-tw': '採購員' },
  warehouse: { 'zh-cn': '收货仓库', en: 'Received at', 'zh-tw': '收貨倉庫' },
  progress: { 'zh-cn': '到货(%)', en: 'Arrived (%)', 'zh-tw': '到貨(%)' },
  materials: { 'zh-cn': '材料', en: 'Goods', 'zh-tw': '材料' },
  paidShare: { 'zh-cn': '已付(%)', en: 'Paid (%)', 'zh-tw': '已付(%)' },
  overdue: { 'zh-cn': '到货', en: 'Arrival', 'zh-tw': '到貨' },
  isOverdue: { 'zh-cn': '逾期未到', en: 'Overdue', 'zh-tw': '逾期未到' },
  waitsFor: { 'zh-cn': '审批进度', en: 'Approval', 'zh-tw': '審批進度' },
  taken: { 'zh-cn': '已到货', en: 'Arrived', 'zh-tw': '已到貨' },
  search: {
    'zh-cn': '单号、往来单位、产品、规格、批号、拼音',
    en: 'Number, party, product, size, lot',
    'zh-tw': '單號、往來單位、產品、規格、批號、拼音',
  },
  empty: { 'zh-cn': '还没有采购订单', en: 'No purchase orders yet', 'zh-tw': '還沒有採購訂單' },
  pay: { 'zh-cn': '付款', en: 'Pay', 'zh-tw': '付款' },
  receiveAll: { 'zh-cn': '合并收货', en: 'Receive together', 'zh-tw': '合併收貨' },
  fromShortage: { 'zh-cn': '缺料采购', en: 'Order what is short', 'zh-tw': '缺料採購' },
  discountHelp: {
    'zh-cn': '优惠（抹零）和运费按金额分摊到各行，分毫不差',
    en: 'Discount and freight are spread over the lines by what they come to',
    'zh-tw': '優惠（抹零）和運費按金額分攤到各列，分毫不差',
  },
  depositHelp: {
    'zh-cn': '定金超过合同金额 20% 的部分不具有定金效力（民法典第 586 条）',
    en: 'By law (Civil Code, art. 586) a deposit counts as one up to 20 % of the contract',
    'zh-tw': '定金超過合約金額 20% 的部分不具有定金效力（民法典第 586 條）',
  },
  receive: { 'zh-cn': '收货入库', en: 'Receive', 'zh-tw': '收貨入庫' },
})
