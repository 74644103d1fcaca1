import { columns } from '#src/text/columns.ts'

export const $text = columns({
  keys: {
    'zh-cn': 'Enter 完成，Esc 取消，Tab 下一处文字',
    en: 'Enter finishes, Esc gives up, Tab goes to the next text',
    'zh-tw': 'Enter 完成，Esc 取消，Tab 下一處文字',
  },
  longest: {
    'zh-cn': (max: number) => `最多 ${max} 个字`,
    en: (max: number) => `Up to ${max} characters`,
    'zh-tw': (max: number) => `最多 ${max} 個字`,
  },
})
