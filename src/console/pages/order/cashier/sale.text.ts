import { columns } from '#src/text/columns.ts'

/** Words of selling goods at the counter. */
export const $text = columns({
  title: { 'zh-cn': '收银开单', en: 'Sell goods', 'zh-tw': '收銀開單' },
  uid: { 'zh-cn': '用户', en: 'Customer', 'zh-tw': '會員' },
  personMissing: { 'zh-cn': '请选择用户', en: 'Choose a customer', 'zh-tw': '請選擇會員' },
  lines: { 'zh-cn': '商品', en: 'Goods', 'zh-tw': '商品' },
  goodsMissing: { 'zh-cn': '请选择商品', en: 'Choose goods', 'zh-tw': '請選擇商品' },
  choose: { 'zh-cn': '选择商品', en: 'Choose goods', 'zh-tw': '選擇商品' },
  specification: { 'zh-cn': '规格', en: 'Specification', 'zh-tw': '規格' },
  another: { 'zh-cn': '再加一个规格', en: 'Another specification', 'zh-tw': '再加一個規格' },
  leaveOut: { 'zh-cn': '移除', en: 'Leave out', 'zh-tw': '移除' },
  left: {
    'zh-cn': (count: number) => `库存 ${count}`,
    en: (count: number) => `${count} in stock`,
    'zh-tw': (count: number) => `庫存 ${count}`,
  },
  piecesOf: {
    'zh-cn': (name: string) => `${name} 数量`,
    en: (name: string) => `Pieces of ${name}`,
    'zh-tw': (name: string) => `${name} 數量`,
  },
  due: { 'zh-cn': '应收金额', en: 'Amount due', 'zh-tw': '應收金額' },
  dueHelp: {
    'zh-cn': '由服务器按用户等级和会员价计算',
    en: 'Summed by the server, at the customer’s prices',
    'zh-tw': '由伺服器依會員等級和會員價計算',
  },
  priceChanged: {
    'zh-cn': (before: string) => `开单时是 ${before}，价格或会员等级刚有变动。`,
    en: (before: string) => `It was ${before} before: a price or the customer’s level has just changed.`,
    'zh-tw': (before: string) => `開單時是 ${before}，價格或會員等級剛有變動。`,
  },
  sellFor: {
    'zh-cn': (sum: string) => `按 ${sum} 收款`,
    en: (sum: string) => `Sell for ${sum}`,
    'zh-tw': (sum: string) => `按 ${sum} 收款`,
  },
  discount: { 'zh-cn': '优惠金额', en: 'Taken off', 'zh-tw': '優惠金額' },
  discountWrong: {
    'zh-cn': '优惠金额必须小于应收金额',
    en: 'Take off less than it costs',
    'zh-tw': '優惠金額必須小於應收金額',
  },
  paid: { 'zh-cn': '实收金额', en: 'Amount paid', 'zh-tw': '實收金額' },
  pay_type: { 'zh-cn': '支付方式', en: 'Paid by', 'zh-tw': '支付方式' },
  offline: { 'zh-cn': '线下支付', en: 'Cash', 'zh-tw': '線下支付' },
  weixin: { 'zh-cn': '微信支付', en: 'WeChat', 'zh-tw': '微信支付' },
  alipay: { 'zh-cn': '支付宝', en: 'Alipay', 'zh-tw': '支付寶' },
  yue: { 'zh-cn': '余额支付', en: 'Balance', 'zh-tw': '餘額支付' },
  mark: { 'zh-cn': '备注', en: 'Remark', 'zh-tw': '備註' },
})
