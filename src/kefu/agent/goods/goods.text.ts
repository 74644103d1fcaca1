import { columns } from '#src/text/columns.ts'

export const $text = columns({
  choice: { 'zh-cn': '商品分类', en: 'Which products', 'zh-tw': '商品分類' },
  bought: { 'zh-cn': '购买', en: 'Bought', 'zh-tw': '購買' },
  visited: { 'zh-cn': '足迹', en: 'Looked at', 'zh-tw': '足跡' },
  hot: { 'zh-cn': '热销', en: 'Best sellers', 'zh-tw': '熱銷' },
  search: { 'zh-cn': '搜索商品名称/ID', en: 'Search by name or ID', 'zh-tw': '搜尋商品名稱/ID' },
  list: { 'zh-cn': '商品列表', en: 'Products', 'zh-tw': '商品列表' },
  none: { 'zh-cn': '没有找到商品', en: 'No products found', 'zh-tw': '沒有找到商品' },
  noneBought: { 'zh-cn': '该客户还没有购买过商品', en: 'Nothing bought yet', 'zh-tw': '這位客戶還沒有購買過商品' },
  noneVisited: { 'zh-cn': '该客户还没有浏览过商品', en: 'Nothing looked at yet', 'zh-tw': '這位客戶還沒有瀏覽過商品' },
  noneHot: { 'zh-cn': '暂无热销商品', en: 'No best sellers yet', 'zh-tw': '暫無熱銷商品' },
  stock: {
    'zh-cn': (stock: string, sales: string) => `库存 ${stock} · 销量 ${sales}`,
    en: (stock: string, sales: string) => `${stock} in stock · ${sales} sold`,
    'zh-tw': (stock: string, sales: string) => `庫存 ${stock} · 銷量 ${sales}`,
  },
  send: { 'zh-cn': '发送', en: 'Send', 'zh-tw': '傳送' },
  sendThis: {
    'zh-cn': (name: string) => `发送商品 ${name}`,
    en: (name: string) => `Send ${name}`,
    'zh-tw': (name: string) => `傳送商品 ${name}`,
  },
})
