import { columns } from '#src/text/columns.ts'

export const $text = columns({
  notRead: { 'zh-cn': '没有读取成功', en: 'This could not be read', 'zh-tw': '沒有讀取成功' },
  performance: { 'zh-cn': '业绩', en: 'Performance', 'zh-tw': '業績' },
  performanceNone: {
    'zh-cn': '这台服务器还没有订单数据，有了订单后这里显示今日的销售额、访问量和订单量',
    en: 'This server has no orders yet. Sales, visits and orders of the day will stand here.',
    'zh-tw': '這台伺服器還沒有訂單資料，有了訂單後這裡顯示今日的銷售額、瀏覽量和訂單量',
  },
  yesterday: {
    'zh-cn': (value: string) => `昨日 ${value}`,
    en: (value: string) => `Yesterday ${value}`,
    'zh-tw': (value: string) => `昨日 ${value}`,
  },
  inventory: { 'zh-cn': '库存操作', en: 'Inventory operations', 'zh-tw': '庫存操作' },
  inventoryNone: { 'zh-cn': '还没有商品', en: 'There are no products yet', 'zh-tw': '還沒有商品' },
  products: { 'zh-cn': '商品数', en: 'Products', 'zh-tw': '商品數' },
  stock: { 'zh-cn': '缺货监控', en: 'Out-of-stock monitoring', 'zh-tw': '缺貨監控' },
  stockNone: { 'zh-cn': '没有售罄的商品', en: 'Nothing is sold out', 'zh-tw': '沒有售罄的商品' },
  left: {
    'zh-cn': (count: string) => `剩 ${count}`,
    en: (count: string) => `${count} left`,
    'zh-tw': (count: string) => `剩 ${count}`,
  },
  marketing: { 'zh-cn': '营销推荐', en: 'Marketing recommendation', 'zh-tw': '行銷推薦' },
  marketingNone: {
    'zh-cn': '营销功能没有开启，或您没有权限',
    en: 'Marketing is switched off, or your account may not see it',
    'zh-tw': '行銷功能沒有開啟，或您沒有權限',
  },
  seckill: { 'zh-cn': '进行中的秒杀', en: 'Flash sales running', 'zh-tw': '進行中的秒殺' },
  bargain: { 'zh-cn': '进行中的砍价', en: 'Bargains running', 'zh-tw': '進行中的砍價' },
  combination: { 'zh-cn': '进行中的拼团', en: 'Group buys running', 'zh-tw': '進行中的拼團' },
  begin: { 'zh-cn': '可以开一场', en: 'Time to start one', 'zh-tw': '可以開一場' },
  overtime: { 'zh-cn': '履约超时预警', en: 'Performance overtime warning', 'zh-tw': '履約逾時預警' },
  overtimeNone: {
    'zh-cn': '服务器没有提供发货时限，有了发货时限后这里列出即将超时的订单',
    en: 'The server gives no deadlines for shipping. With them, orders about to be late will stand here.',
    'zh-tw': '伺服器沒有提供出貨時限，有了出貨時限後這裡列出即將逾時的訂單',
  },
})
