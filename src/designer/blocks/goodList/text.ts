import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '商品列表', en: 'Products', 'zh-tw': '商品列表' },
  none: {
    'zh-cn': '该条件下暂无商品，商城不会显示此组件',
    en: 'There are no such products; the shop hides this block',
    'zh-tw': '該條件下暫無商品，商城不會顯示此元件',
  },
  nonePicked: {
    'zh-cn': '还没有选择商品，商城不会显示此组件',
    en: 'No product is picked yet; the shop hides this block',
    'zh-tw': '還沒有選擇商品，商城不會顯示此元件',
  },
})
