import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '商品统计', en: 'Product statistics', 'zh-tw': '商品統計' },
  overview: { 'zh-cn': '商品概况', en: 'Overview', 'zh-tw': '商品概況' },
  trend: { 'zh-cn': '商品趋势', en: 'Trend', 'zh-tw': '商品趨勢' },
  browse: { 'zh-cn': '商品浏览量', en: 'Views', 'zh-tw': '商品瀏覽量' },
  browseAbout: {
    'zh-cn': '在选定条件下，所有商品详情页被访问的次数，一个人在统计时间内访问多次记为多次',
    en: 'How often pages of products were opened, every time counted',
    'zh-tw': '在選定條件下，所有商品詳情頁被瀏覽的次數，一個人在統計時間內瀏覽多次記為多次',
  },
  user: { 'zh-cn': '商品访客数', en: 'Visitors', 'zh-tw': '商品訪客數' },
  userAbout: {
    'zh-cn': '在选定条件下，访问任何商品详情页的人数，一个人在统计时间范围内访问多次只记为一个',
    en: 'How many people opened pages of products, everybody once',
    'zh-tw': '在選定條件下，瀏覽任何商品詳情頁的人數，一個人在統計時間範圍內瀏覽多次只記為一個',
  },
  cart: { 'zh-cn': '加购件数', en: 'Added to carts', 'zh-tw': '加購件數' },
  cartAbout: {
    'zh-cn': '在选定条件下，添加商品进入购物车的商品件数',
    en: 'Pieces put into carts',
    'zh-tw': '在選定條件下，加入購物車的商品件數',
  },
  order: { 'zh-cn': '下单件数', en: 'Pieces ordered', 'zh-tw': '下單件數' },
  orderAbout: {
    'zh-cn': '在选定条件下，成功下单的商品件数之和',
    en: 'Pieces in orders placed in these days',
    'zh-tw': '在選定條件下，成功下單的商品件數之和',
  },
  pay: { 'zh-cn': '支付件数', en: 'Pieces paid', 'zh-tw': '支付件數' },
  payAbout: {
    'zh-cn': '在选定条件下，成功付款订单的商品件数之和',
    en: 'Pieces in orders paid in these days',
    'zh-tw': '在選定條件下，成功付款訂單的商品件數之和',
  },
  payPrice: { 'zh-cn': '支付金额', en: 'Paid', 'zh-tw': '支付金額' },
  payPriceAbout: {
    'zh-cn': '在选定条件下，成功付款订单的金额之和',
    en: 'What orders paid in these days came to',
    'zh-tw': '在選定條件下，成功付款訂單的金額之和',
  },
  cost: { 'zh-cn': '成本金额', en: 'Cost', 'zh-tw': '成本金額' },
  costAbout: {
    'zh-cn': '在选定条件下，成功付款订单的商品成本之和',
    en: 'What the goods of those orders cost the shop',
    'zh-tw': '在選定條件下，成功付款訂單的商品成本之和',
  },
  refundPrice: { 'zh-cn': '退款金额', en: 'Refunded', 'zh-tw': '退款金額' },
  refundPriceAbout: {
    'zh-cn': '在选定条件下，成功退款的商品金额之和',
    en: 'What was paid back in these days',
    'zh-tw': '在選定條件下，成功退款的商品金額之和',
  },
  refund: { 'zh-cn': '退款件数', en: 'Pieces refunded', 'zh-tw': '退款件數' },
  refundAbout: {
    'zh-cn': '在选定条件下，成功退款的商品件数之和',
    en: 'Pieces of those refunds',
    'zh-tw': '在選定條件下，成功退款的商品件數之和',
  },
  payPercent: { 'zh-cn': '访客-支付转化率', en: 'Visitors who paid', 'zh-tw': '訪客-支付轉換率' },
  payPercentAbout: {
    'zh-cn': '在选定条件下，支付人数占商品访客数的百分比',
    en: 'Payers of a hundred visitors',
    'zh-tw': '在選定條件下，支付人數占商品訪客數的百分比',
  },
  ranking: { 'zh-cn': '商品排行', en: 'Ranking', 'zh-tw': '商品排行' },
  image: { 'zh-cn': '商品图片', en: 'Picture', 'zh-tw': '商品圖片' },
  name: { 'zh-cn': '商品名称', en: 'Product', 'zh-tw': '商品名稱' },
  collect: { 'zh-cn': '收藏数', en: 'Collected', 'zh-tw': '收藏數' },
})
