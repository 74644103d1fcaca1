import { columns } from '#src/text/columns.ts'

/** Words of the product picker; titles and the first question are the shop's own (designer contract 4.2). */
export const $text = columns({
  productTitle: { 'zh-cn': '商品列表', en: 'Products', 'zh-tw': '商品列表' },
  categoryTitle: { 'zh-cn': '分类列表', en: 'Categories', 'zh-tw': '分類列表' },
  seckillTitle: { 'zh-cn': '秒杀列表', en: 'Flash sale products', 'zh-tw': '秒殺列表' },
  groupTitle: { 'zh-cn': '拼团列表', en: 'Group-buying products', 'zh-tw': '拼團列表' },
  bargainTitle: { 'zh-cn': '砍价列表', en: 'Bargain products', 'zh-tw': '砍價列表' },
  chooseProduct: { 'zh-cn': '请先选择商品', en: 'Choose a product first', 'zh-tw': '請先選擇商品' },
  chooseCategory: { 'zh-cn': '请先选择分类', en: 'Choose a category first', 'zh-tw': '請先選擇分類' },
  productWords: { 'zh-cn': '请输入商品名称,关键字,编号', en: 'Name, keyword or number', 'zh-tw': '請輸入商品名稱,關鍵字,編號' },
  categoryWords: { 'zh-cn': '请输入分类名称', en: 'Category name', 'zh-tw': '請輸入分類名稱' },
  category: { 'zh-cn': '商品分类', en: 'Category', 'zh-tw': '商品分類' },
  allCategories: { 'zh-cn': '全部分类', en: 'All categories', 'zh-tw': '全部分類' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  product: { 'zh-cn': '商品', en: 'Product', 'zh-tw': '商品' },
  price: { 'zh-cn': '售价', en: 'Price', 'zh-tw': '售價' },
  stock: { 'zh-cn': '库存', en: 'Stock', 'zh-tw': '庫存' },
  chosen: {
    'zh-cn': (count: number, max: number) => `已选 ${count} / ${max}`,
    en: (count: number, max: number) => `${count} of ${max} chosen`,
    'zh-tw': (count: number, max: number) => `已選 ${count} / ${max}`,
  },
  noneChosen: { 'zh-cn': '勾选后在这里调整顺序', en: 'What you tick is put in order here', 'zh-tw': '勾選後在這裡調整順序' },
  order: { 'zh-cn': '已选商品的顺序', en: 'Order of what is chosen', 'zh-tw': '已選商品的順序' },
  orderHint: {
    'zh-cn': '按此顺序展示，可拖动或用方向键调整',
    en: 'Shown in this order: drag, or use the arrow keys',
    'zh-tw': '按此順序展示，可拖曳或用方向鍵調整',
  },
  handle: {
    'zh-cn': (at: number, name: string) => `第 ${at} 个，${name}，按方向键调整顺序，按 Delete 移除`,
    en: (at: number, name: string) => `Number ${at}, ${name}: arrow keys move it, Delete removes it`,
    'zh-tw': (at: number, name: string) => `第 ${at} 個，${name}，按方向鍵調整順序，按 Delete 移除`,
  },
  remove: { 'zh-cn': (name: string) => `移除 ${name}`, en: (name: string) => `Remove ${name}`, 'zh-tw': (name: string) => `移除 ${name}` },
  unknown: { 'zh-cn': (id: string) => `商品 ${id}`, en: (id: string) => `Product ${id}`, 'zh-tw': (id: string) => `商品 ${id}` },
  tooMany: {
    'zh-cn': (max: number) => `最多选择${max}个商品`,
    en: (max: number) => `At most ${max} products`,
    'zh-tw': (max: number) => `最多選擇${max}個商品`,
  },
  nothingFound: { 'zh-cn': '没有找到符合条件的内容', en: 'Nothing matches', 'zh-tw': '沒有找到符合條件的內容' },
  failed: { 'zh-cn': '列表加载失败', en: 'The list could not be loaded', 'zh-tw': '列表載入失敗' },
})
