import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '商品分类', en: 'Category page', 'zh-tw': '商品分類' },
  about: {
    'zh-cn': '选择商城“分类”页的布局',
    en: 'Choose the layout of the storefront’s category page',
    'zh-tw': '選擇商城「分類」頁的版面',
  },
  choose: { 'zh-cn': '页面风格', en: 'Page style', 'zh-tw': '頁面風格' },
  style1: { 'zh-cn': '样式1', en: 'Style 1', 'zh-tw': '樣式1' },
  style2: { 'zh-cn': '样式2', en: 'Style 2', 'zh-tw': '樣式2' },
  style3: { 'zh-cn': '样式3', en: 'Style 3', 'zh-tw': '樣式3' },
})
