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
  refused: {
    'zh-cn': (count: number) => `${count} 个单元格不是数字，没有填入`,
    en: (count: number) => `${count === 1 ? '1 cell is not a number and was' : `${count} cells are not numbers and were`} left out`,
    'zh-tw': (count: number) => `${count} 個儲存格不是數字，沒有填入`,
  },
})
