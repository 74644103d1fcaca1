import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '配货单', en: 'Packing slip', 'zh-tw': '配貨單' },
  notRead: { 'zh-cn': '收货地址加载失败', en: 'The addresses could not be read', 'zh-tw': '收貨地址載入失敗' },
  print: { 'zh-cn': '打印', en: 'Print', 'zh-tw': '列印' },
  orderNumber: { 'zh-cn': '订单编号', en: 'Order', 'zh-tw': '訂單編號' },
  paidAt: { 'zh-cn': '支付时间', en: 'Paid', 'zh-tw': '付款時間' },
  payName: { 'zh-cn': '支付方式', en: 'Paid by', 'zh-tw': '付款方式' },
  receiver: { 'zh-cn': '收货人', en: 'Ship to', 'zh-tw': '收貨人' },
  phone: { 'zh-cn': '手机号', en: 'Phone', 'zh-tw': '手機號' },
  address: { 'zh-cn': '收货地址', en: 'Address', 'zh-tw': '收貨地址' },
  line: { 'zh-cn': '序号', en: 'No.', 'zh-tw': '序號' },
  goods: { 'zh-cn': '商品名称', en: 'Goods', 'zh-tw': '商品名稱' },
  sku: { 'zh-cn': '商品规格', en: 'Specification', 'zh-tw': '商品規格' },
  price: { 'zh-cn': '单价', en: 'Price', 'zh-tw': '單價' },
  count: { 'zh-cn': '数量', en: 'Pieces', 'zh-tw': '數量' },
  sum: { 'zh-cn': '金额', en: 'Sum', 'zh-tw': '金額' },
  postage: { 'zh-cn': '运费', en: 'Postage', 'zh-tw': '運費' },
  coupon: { 'zh-cn': '优惠', en: 'Coupon', 'zh-tw': '優惠' },
  points: { 'zh-cn': '积分抵扣', en: 'Points', 'zh-tw': '積分折抵' },
  paid: { 'zh-cn': '实付金额', en: 'Paid', 'zh-tw': '實付金額' },
  mark: { 'zh-cn': '用户备注', en: 'Buyer’s note', 'zh-tw': '會員備註' },
})
