import { columns } from '#src/text/columns.ts'

export const $text = columns({
  up: { 'zh-cn': '上移', en: 'Move up', 'zh-tw': '上移' },
  down: { 'zh-cn': '下移', en: 'Move down', 'zh-tw': '下移' },
  hint: {
    'zh-cn': '拖动可调整位置；键盘用 Alt 加方向键',
    en: 'Drag to move; with the keyboard, Alt and the arrows',
    'zh-tw': '拖曳可調整位置；鍵盤用 Alt 加方向鍵',
  },
})
