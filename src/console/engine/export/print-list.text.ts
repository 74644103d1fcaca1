import { columns } from '#src/text/columns.ts'

export const $text = columns({
  print: { 'zh-cn': '打印', en: 'Print', 'zh-tw': '列印' },
  reading: {
    'zh-cn': (read: number) => `已读取 ${read} 条…`,
    en: (read: number) => `${read} rows read…`,
    'zh-tw': (read: number) => `已讀取 ${read} 筆…`,
  },
  rows: {
    'zh-cn': (count: number, at: string) => `共 ${count} 条 · ${at}`,
    en: (count: number, at: string) => `${count} rows · ${at}`,
    'zh-tw': (count: number, at: string) => `共 ${count} 筆 · ${at}`,
  },
  notRead: { 'zh-cn': '数据读取失败', en: 'The rows could not be read', 'zh-tw': '資料讀取失敗' },
})
