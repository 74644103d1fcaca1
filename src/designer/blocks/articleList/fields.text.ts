import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  category: { 'zh-cn': '文章分类', en: 'Category', 'zh-tw': '文章分類' },
  count: { 'zh-cn': '文章数量', en: 'Number of articles', 'zh-tw': '文章數量' },
  countHint: { 'zh-cn': '商城最多显示10篇', en: 'The shop shows at most 10', 'zh-tw': '商城最多顯示10篇' },
  wordsAt: { 'zh-cn': '文本位置', en: 'Text', 'zh-tw': '文字位置' },
  cardCorners: { 'zh-cn': '内容样式', en: 'Card corners', 'zh-tw': '內容樣式' },
  gap: { 'zh-cn': '文章间距', en: 'Space between articles', 'zh-tw': '文章間距' },
})
