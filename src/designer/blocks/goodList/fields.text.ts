import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  mode: { 'zh-cn': '选择模板', en: 'Products shown', 'zh-tw': '選擇模板' },
  automatic: { 'zh-cn': '自动选择', en: 'Automatic', 'zh-tw': '自動選擇' },
  manual: { 'zh-cn': '手动选择', en: 'Picked', 'zh-tw': '手動選擇' },
  category: { 'zh-cn': '商品分类', en: 'Category', 'zh-tw': '商品分類' },
  sort: { 'zh-cn': '商品排序', en: 'Order', 'zh-tw': '商品排序' },
  mixed: { 'zh-cn': '综合', en: 'Mixed', 'zh-tw': '綜合' },
  bySales: { 'zh-cn': '销量', en: 'Sales', 'zh-tw': '銷量' },
  byPrice: { 'zh-cn': '价格', en: 'Price', 'zh-tw': '價格' },
  picked: { 'zh-cn': '商品', en: 'Products', 'zh-tw': '商品' },
  pickedHint: { 'zh-cn': '最多20个，按此顺序显示', en: 'Up to 20, shown in this order', 'zh-tw': '最多20個，按此順序顯示' },
  layout: { 'zh-cn': '显示类型', en: 'Layout', 'zh-tw': '顯示類型' },
  oneColumn: { 'zh-cn': '单列', en: 'Rows', 'zh-tw': '單列' },
  twoColumns: { 'zh-cn': '两列', en: 'Two', 'zh-tw': '兩列' },
  threeColumns: { 'zh-cn': '三列', en: 'Three', 'zh-tw': '三列' },
  bigPicture: { 'zh-cn': '大图', en: 'Big', 'zh-tw': '大圖' },
  cardCorners: { 'zh-cn': '内容样式', en: 'Card corners', 'zh-tw': '內容樣式' },
  spaceAbove: { 'zh-cn': '商品间距', en: 'Space above', 'zh-tw': '商品間距' },
})
