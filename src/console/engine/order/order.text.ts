import { columns } from '#src/text/columns.ts'

export const $text = columns({
  order: { 'zh-cn': '顺序', en: 'Order', 'zh-tw': '順序' },
  grip: {
    'zh-cn': (name: string) => `${name}：拖动或按上下方向键调整顺序`,
    en: (name: string) => `${name}: drag, or move it with the arrows`,
    'zh-tw': (name: string) => `${name}：拖曳或按上下方向鍵調整順序`,
  },
})
