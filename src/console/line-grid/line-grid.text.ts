import { columns } from '#src/text/columns.ts'

export const $text = columns({
  cell: {
    'zh-cn': (title: string, line: number) => `第 ${line} 行 ${title}`,
    en: (title: string, line: number) => `${title}, line ${line}`,
    'zh-tw': (title: string, line: number) => `第 ${line} 列 ${title}`,
  },
  number: { 'zh-cn': '行号', en: 'No.', 'zh-tw': '列號' },
  total: { 'zh-cn': '合计', en: 'Total', 'zh-tw': '合計' },
  add: { 'zh-cn': '添加一行', en: 'Add a line', 'zh-tw': '新增一列' },
  remove: {
    'zh-cn': (line: number) => `删除第 ${line} 行`,
    en: (line: number) => `Delete line ${line}`,
    'zh-tw': (line: number) => `刪除第 ${line} 列`,
  },
  wrong: {
    'zh-cn': (count: number) => `${count} 个单元格不是数字，请改正标红的单元格`,
    en: (count: number) => `${count === 1 ? '1 cell is not a number' : `${count} cells are not numbers`}: correct what is marked red`,
    'zh-tw': (count: number) => `${count} 個儲存格不是數字，請修正標紅的儲存格`,
  },
  outside: {
    'zh-cn': (count: number) => `${count} 个单元格右边没有列可放，没有粘贴`,
    en: (count: number) =>
      `${count === 1 ? '1 cell was' : `${count} cells were`} not pasted: there is no column for ${count === 1 ? 'it' : 'them'}`,
    'zh-tw': (count: number) => `${count} 個儲存格右邊沒有欄可放，沒有貼上`,
  },
  noNumber: { 'zh-cn': '不是数字', en: 'Not a number', 'zh-tw': '不是數字' },
  missing: { 'zh-cn': '请填写', en: 'Fill this in', 'zh-tw': '請填寫' },
})
