import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '砍价', en: 'Bargain', 'zh-tw': '砍價' },
  none: {
    'zh-cn': '暂无进行中的砍价商品，商城不会显示此组件',
    en: 'No bargain is running; the shop hides this block',
    'zh-tw': '暫無進行中的砍價商品，商城不會顯示此元件',
  },
})
