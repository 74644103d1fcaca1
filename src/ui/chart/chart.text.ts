import { columns } from '#src/text/columns.ts'

export const $text = columns({
  showFigures: { 'zh-cn': '显示数据表', en: 'Show the figures', 'zh-tw': '顯示資料表' },
  hideFigures: { 'zh-cn': '收起数据表', en: 'Hide the figures', 'zh-tw': '收起資料表' },
  soFar: {
    'zh-cn': (point: string) => `${point}（未完）`,
    en: (point: string) => `${point} (so far)`,
    'zh-tw': (point: string) => `${point}（未完）`,
  },
  figuresOf: {
    'zh-cn': (label: string) => `${label}：数据表`,
    en: (label: string) => `${label}: figures`,
    'zh-tw': (label: string) => `${label}：資料表`,
  },
})
