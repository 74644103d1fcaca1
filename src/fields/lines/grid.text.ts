import { columns } from '#src/text/columns.ts'

export const $gridWords = columns({
  total: { 'zh-cn': '合计', en: 'Total', 'zh-tw': '合計' },
  number: { 'zh-cn': '行号', en: 'No.', 'zh-tw': '列號' },
  wrong: {
    'zh-cn': (count: number) => `有 ${count} 格没有填对`,
    en: (count: number) => (count === 1 ? '1 cell is not right yet' : `${count} cells are not right yet`),
    'zh-tw': (count: number) => `有 ${count} 格沒有填對`,
  },
  next: { 'zh-cn': '看下一处', en: 'Next one', 'zh-tw': '看下一處' },
  undo: { 'zh-cn': '撤销', en: 'Undo', 'zh-tw': '復原' },
  redo: { 'zh-cn': '重做', en: 'Redo', 'zh-tw': '重做' },
  above: { 'zh-cn': '在上面插入一行', en: 'Insert a row above', 'zh-tw': '在上方插入一列' },
  below: { 'zh-cn': '在下面插入一行', en: 'Insert a row below', 'zh-tw': '在下方插入一列' },
  up: { 'zh-cn': '上移', en: 'Move up', 'zh-tw': '上移' },
  down: { 'zh-cn': '下移', en: 'Move down', 'zh-tw': '下移' },
  fill: { 'zh-cn': '向下填充', en: 'Fill down', 'zh-tw': '向下填滿' },
  removeRows: { 'zh-cn': '删除选中的行', en: 'Delete the chosen rows', 'zh-tw': '刪除選取的列' },
  lost: {
    'zh-cn': (rows: number, cells: number) =>
      [rows > 0 ? `超出最多行数，有 ${rows} 行没有粘贴` : '', cells > 0 ? `右边没有列可放，有 ${cells} 格没有粘贴` : '']
        .filter(Boolean)
        .join('；'),
    en: (rows: number, cells: number) =>
      [
        rows > 0 ? `Not pasted: ${rows} ${rows === 1 ? 'row' : 'rows'} beyond the limit` : '',
        cells > 0 ? `Not pasted: ${cells} ${cells === 1 ? 'cell' : 'cells'} right of the last column` : '',
      ]
        .filter(Boolean)
        .join('; '),
    'zh-tw': (rows: number, cells: number) =>
      [rows > 0 ? `超出最多列數，有 ${rows} 列沒有貼上` : '', cells > 0 ? `右邊沒有欄可放，有 ${cells} 格沒有貼上` : '']
        .filter(Boolean)
        .join('；'),
  },
})
