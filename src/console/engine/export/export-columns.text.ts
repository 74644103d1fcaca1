import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '选择导出的列', en: 'Columns of the file', 'zh-tw': '選擇匯出的欄位' },
  help: {
    'zh-cn': '勾选要导出的列，拖动或用箭头调整顺序；下次导出照此保存。',
    en: 'Tick what the file holds; drag, or press the arrows, for another order. It is kept for the next time.',
    'zh-tw': '勾選要匯出的欄位，拖曳或用箭頭調整順序；下次匯出照此儲存。',
  },
  up: {
    'zh-cn': (title: string) => `上移${title}`,
    en: (title: string) => `Move ${title} up`,
    'zh-tw': (title: string) => `上移${title}`,
  },
  down: {
    'zh-cn': (title: string) => `下移${title}`,
    en: (title: string) => `Move ${title} down`,
    'zh-tw': (title: string) => `下移${title}`,
  },
})
