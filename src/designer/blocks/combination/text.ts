import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '拼团', en: 'Group buying', 'zh-tw': '拼團' },
  none: {
    'zh-cn': '暂无进行中的拼团商品，商城不会显示此组件',
    en: 'No group buying is running; the shop hides this block',
    'zh-tw': '暫無進行中的拼團商品，商城不會顯示此元件',
  },
})
