import { columns } from '#src/text/columns.ts'

/** What is said where the shop shows no flash sale. */
export const $note = columns({
  closed: {
    'zh-cn': '当前没有进行中的秒杀场次，商城不会显示此组件',
    en: 'No session is running now; the shop hides this block',
    'zh-tw': '目前沒有進行中的秒殺場次，商城不會顯示此元件',
  },
  opensAt: {
    'zh-cn': (time: string) => `下一场 ${time} 开始`,
    en: (time: string) => `The next session starts at ${time}`,
    'zh-tw': (time: string) => `下一場 ${time} 開始`,
  },
  none: {
    'zh-cn': '本场没有秒杀商品，商城不会显示此组件',
    en: 'This session has no products; the shop hides this block',
    'zh-tw': '本場沒有秒殺商品，商城不會顯示此元件',
  },
})
