import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '商品分类', en: 'Category page', 'zh-tw': '商品分類' },
  about: {
    'zh-cn': '选择商城“分类”页的布局',
    en: 'Choose the layout of the storefront’s category page',
    'zh-tw': '選擇商城「分類」頁的版面',
  },
  choose: { 'zh-cn': '页面风格', en: 'Page style', 'zh-tw': '頁面風格' },
  style: {
    'zh-cn': (number: number) => `样式${number}`,
    en: (number: number) => `Style ${number}`,
    'zh-tw': (number: number) => `樣式${number}`,
  },
})
