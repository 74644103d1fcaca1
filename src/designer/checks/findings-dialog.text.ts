import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: {
    'zh-cn': (count: number) => `页面有 ${count} 个错误`,
    en: (count: number) => (count === 1 ? 'The page has 1 problem' : `The page has ${count} problems`),
    'zh-tw': (count: number) => `頁面有 ${count} 個錯誤`,
  },
  help: {
    'zh-cn': '顾客会看到这些问题，会丢失的内容列在最前面：',
    en: 'Visitors would see these problems. What saving would delete comes first:',
    'zh-tw': '顧客會看到這些問題，會遺失的內容列在最前面：',
  },
  show: { 'zh-cn': '去修改', en: 'Show them', 'zh-tw': '去修改' },
  publish: { 'zh-cn': '仍然发布', en: 'Publish anyway', 'zh-tw': '仍然發佈' },
})
