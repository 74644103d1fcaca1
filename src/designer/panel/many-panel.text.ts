import { columns } from '#src/text/columns.ts'

export const $text = columns({
  help: {
    'zh-cn': '以下操作作用于所有选中的组件。点击一个组件，可单独编辑它的设置。',
    en: 'These act on all selected blocks. Press one of the blocks to edit its settings alone.',
    'zh-tw': '以下操作作用於所有選中的元件。點擊一個元件，可單獨編輯它的設定。',
  },
  shown: {
    'zh-cn': '点击一个组件，可查看它的设置。',
    en: 'Press one of the blocks to see its settings.',
    'zh-tw': '點擊一個元件，可檢視它的設定。',
  },
  blocks: { 'zh-cn': '选中的组件', en: 'Selected blocks', 'zh-tw': '選中的元件' },
  more: {
    'zh-cn': (count: number) => `还有 ${count} 个`,
    en: (count: number) => `${count} more`,
    'zh-tw': (count: number) => `還有 ${count} 個`,
  },
})
