import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '订单发货', en: 'Ship order', 'zh-tw': '訂單出貨' },
  receiver: { 'zh-cn': '收货信息', en: 'Ship to', 'zh-tw': '收貨資訊' },
  way: { 'zh-cn': '发货方式', en: 'How', 'zh-tw': '出貨方式' },
  byCourier: { 'zh-cn': '快递发货', en: 'Courier', 'zh-tw': '快遞出貨' },
  byOwnMan: { 'zh-cn': '商家送货', en: 'Own delivery', 'zh-tw': '商家送貨' },
  byNothing: { 'zh-cn': '无需配送', en: 'Nothing to deliver', 'zh-tw': '無需配送' },
  courier: { 'zh-cn': '快递公司', en: 'Courier', 'zh-tw': '快遞公司' },
  number: { 'zh-cn': '快递单号', en: 'Tracking number', 'zh-tw': '快遞單號' },
  numberHint: { 'zh-cn': '请输入或扫描快递单号', en: 'Type or scan it', 'zh-tw': '請輸入或掃描快遞單號' },
  man: { 'zh-cn': '送货人', en: 'Delivery man', 'zh-tw': '送貨人' },
  content: { 'zh-cn': '备注', en: 'Note', 'zh-tw': '備註' },
  isSplit: { 'zh-cn': '分单发货', en: 'Ship in parts', 'zh-tw': '分單出貨' },
  pieces: { 'zh-cn': '本次发货', en: 'Ship now', 'zh-tw': '本次出貨' },
  courierMissing: { 'zh-cn': '快递公司不能为空', en: 'Choose a courier', 'zh-tw': '快遞公司不能為空' },
  numberMissing: { 'zh-cn': '快递单号不能为空', en: 'Enter the tracking number', 'zh-tw': '快遞單號不能為空' },
  numberWrong: {
    'zh-cn': '快递单号只能包含字母、数字和横线',
    en: 'A tracking number has letters, digits and dashes only',
    'zh-tw': '快遞單號只能包含字母、數字和橫線',
  },
  manMissing: { 'zh-cn': '送货人不能为空', en: 'Choose a delivery man', 'zh-tw': '送貨人不能為空' },
  piecesMissing: { 'zh-cn': '请选择发货商品', en: 'Choose what is shipped', 'zh-tw': '請選擇出貨商品' },
})
