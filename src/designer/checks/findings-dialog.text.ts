import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: {
    'zh-cn': (count: number) => `页面有 ${count} 个错误`,
    en: (count: number) => (count === 1 ? 'The page has 1 problem' : `The page has ${count} problems`),
    'zh-tw': (count: number) => `頁面有 ${count} 個錯誤`,
  },
  help: {
    'zh-cn': '发布后，顾客会看到这些问题：',
    en: 'Visitors would see these:',
    'zh-tw': '發佈後，顧客會看到這些問題：',
  },
  show: { 'zh-cn': '去修改', en: 'Show them', 'zh-tw': '去修改' },
  publish: { 'zh-cn': '仍然发布', en: 'Publish anyway', 'zh-tw': '仍然發佈' },
  more: {
    'zh-cn': (count: number) => `还有 ${count} 个`,
    en: (count: number) => `and ${count} more`,
    'zh-tw': (count: number) => `還有 ${count} 個`,
  },
})
