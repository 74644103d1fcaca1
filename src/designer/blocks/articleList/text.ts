import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '新闻列表', en: 'Articles', 'zh-tw': '新聞列表' },
  none: {
    'zh-cn': '该分类下暂无文章，商城不会显示此组件',
    en: 'There are no articles here; the shop hides this block',
    'zh-tw': '該分類下暫無文章，商城不會顯示此元件',
  },
})
