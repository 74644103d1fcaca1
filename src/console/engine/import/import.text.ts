import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': (page: string) => `导入${page}`, en: (page: string) => `Import: ${page}`, 'zh-tw': (page: string) => `匯入${page}` },
  choose: { 'zh-cn': '选择文件', en: 'Choose a file', 'zh-tw': '選擇檔案' },
  drop: { 'zh-cn': '或把文件拖到这里', en: 'or drop it here', 'zh-tw': '或把檔案拖到這裡' },
  takes: {
    'zh-cn': (rows: number) => `Excel（.xlsx）或 CSV，第一行是表头，最多 ${rows} 行`,
    en: (rows: number) => `Excel (.xlsx) or CSV, headings in the first row, at most ${rows} rows`,
    'zh-tw': (rows: number) => `Excel（.xlsx）或 CSV，第一列是標題，最多 ${rows} 列`,
  },
  template: { 'zh-cn': '下载模板', en: 'Download a template', 'zh-tw': '下載範本' },
  guide: { 'zh-cn': '填写说明', en: 'How to fill it in', 'zh-tw': '填寫說明' },
  field: { 'zh-cn': '字段', en: 'Field', 'zh-tw': '欄位' },
  required: { 'zh-cn': '必填', en: 'Required', 'zh-tw': '必填' },
  may: { 'zh-cn': '可填写', en: 'May be', 'zh-tw': '可填寫' },
  anyText: { 'zh-cn': '文字', en: 'Text', 'zh-tw': '文字' },
  aWhole: { 'zh-cn': '整数', en: 'A whole number', 'zh-tw': '整數' },
  aDecimal: { 'zh-cn': '数字', en: 'A number', 'zh-tw': '數字' },
  aPercent: { 'zh-cn': '百分数，如 13 或 13%', en: 'Per cent: 13 or 13%', 'zh-tw': '百分數，如 13 或 13%' },
  aDate: { 'zh-cn': '日期，如 2026-01-31', en: 'A day: 2026-01-31', 'zh-tw': '日期，如 2026-01-31' },
  reading: { 'zh-cn': '正在读取文件', en: 'Reading the file', 'zh-tw': '正在讀取檔案' },
  matching: {
    'zh-cn': (name: string, rows: number) => `“${name}”有 ${rows} 行数据。请核对每个字段取自文件的哪一列。`,
    en: (name: string, rows: number) => `“${name}” has ${rows} rows. Look over which column brings which field.`,
    'zh-tw': (name: string, rows: number) => `「${name}」有 ${rows} 列資料。請核對每個欄位取自檔案的哪一欄。`,
  },
  leftOut: { 'zh-cn': '不导入', en: 'Leave out', 'zh-tw': '不匯入' },
  column: { 'zh-cn': (nth: number) => `第 ${nth} 列`, en: (nth: number) => `Column ${nth}`, 'zh-tw': (nth: number) => `第 ${nth} 欄` },
  first: {
    'zh-cn': (cell: string) => `第一行：${cell}`,
    en: (cell: string) => `First row: ${cell}`,
    'zh-tw': (cell: string) => `第一列：${cell}`,
  },
  /** Between names in a row. */
  comma: { 'zh-cn': '、', en: ', ', 'zh-tw': '、' },
  of: {
    'zh-cn': (column: string, message: string) => `${column}：${message}`,
    en: (column: string, message: string) => `${column}: ${message}`,
    'zh-tw': (column: string, message: string) => `${column}：${message}`,
  },
  unused: {
    'zh-cn': (names: string) => `不会导入的列：${names}`,
    en: (names: string) => `Columns that are not imported: ${names}`,
    'zh-tw': (names: string) => `不會匯入的欄：${names}`,
  },
  needs: {
    'zh-cn': (names: string) => `还缺必填字段：${names}`,
    en: (names: string) => `Still missing: ${names}`,
    'zh-tw': (names: string) => `還缺必填欄位：${names}`,
  },
  check: { 'zh-cn': '检查数据', en: 'Check the rows', 'zh-tw': '檢查資料' },
  allFine: {
    'zh-cn': (rows: number) => `${rows} 行都可以导入，还没有写入任何数据。`,
    en: (rows: number) => `All ${rows} rows can be imported. Nothing has been written yet.`,
    'zh-tw': (rows: number) => `${rows} 列都可以匯入，還沒有寫入任何資料。`,
  },
  someWrong: {
    'zh-cn': (wrong: number, rows: number) => `${rows} 行中有 ${wrong} 行有问题。请在文件里改好后重新选择；只要还有问题，一行也不会写入。`,
    en: (wrong: number, rows: number) =>
      `${wrong} of ${rows} rows have problems. Mend them in the file and choose it again: while any is wrong, nothing is written.`,
    'zh-tw': (wrong: number, rows: number) => `${rows} 列中有 ${wrong} 列有問題。請在檔案裡改好後重新選擇；只要還有問題，一列也不會寫入。`,
  },
  line: { 'zh-cn': '行号', en: 'Row', 'zh-tw': '列號' },
  problems: { 'zh-cn': '问题', en: 'Problems', 'zh-tw': '問題' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  wrongOnly: { 'zh-cn': '有问题的', en: 'With problems', 'zh-tw': '有問題的' },
  notAllTold: {
    'zh-cn': '问题太多，只列出了前面的一部分。',
    en: 'There are too many problems: only the first ones are listed.',
    'zh-tw': '問題太多，只列出了前面的一部分。',
  },
  write: {
    'zh-cn': (rows: number) => `导入 ${rows} 行`,
    en: (rows: number) => `Import ${rows} rows`,
    'zh-tw': (rows: number) => `匯入 ${rows} 列`,
  },
  other: { 'zh-cn': '重新选择', en: 'Another file', 'zh-tw': '重新選擇' },
  takeBack: { 'zh-cn': '撤销导入', en: 'Take it back', 'zh-tw': '復原匯入' },
  failed: { 'zh-cn': '没有导入', en: 'Not imported', 'zh-tw': '沒有匯入' },
  kind: {
    'zh-cn': '不支持这种文件，请另存为 .xlsx 或 CSV 再试',
    en: 'This kind of file cannot be read: save it as .xlsx or CSV',
    'zh-tw': '不支援這種檔案，請另存為 .xlsx 或 CSV 再試',
  },
  broken: { 'zh-cn': '文件打不开，可能已损坏', en: 'The file cannot be opened: it may be damaged', 'zh-tw': '檔案打不開，可能已損壞' },
  large: { 'zh-cn': '文件太大，请分成几个文件', en: 'The file is too large: divide it', 'zh-tw': '檔案太大，請分成幾個檔案' },
  rows: {
    'zh-cn': '超过 10000 行，请分成几个文件',
    en: 'There are more than 10,000 rows: divide the file',
    'zh-tw': '超過 10000 列，請分成幾個檔案',
  },
  empty: {
    'zh-cn': '文件里没有数据：第一行是表头，下面要有数据',
    en: 'There is no row below the headings',
    'zh-tw': '檔案裡沒有資料：第一列是標題，下面要有資料',
  },
  lost: {
    'zh-cn': (cell: string) => `“${cell}”太长，Excel 已经丢掉了后面的数字，请把这一列设为文本后重新填写`,
    en: (cell: string) => `“${cell}” was too long for Excel, which has lost its end: make the column text and type it again`,
    'zh-tw': (cell: string) => `「${cell}」太長，Excel 已經丟掉了後面的數字，請把這一欄設為文字後重新填寫`,
  },
  unknown: {
    'zh-cn': (cell: string) => `没有“${cell}”这个选项`,
    en: (cell: string) => `“${cell}” is none of the choices`,
    'zh-tw': (cell: string) => `沒有「${cell}」這個選項`,
  },
  date: {
    'zh-cn': (cell: string) => `“${cell}”不是日期，请写成 2026-01-31`,
    en: (cell: string) => `“${cell}” is no day: write 2026-01-31`,
    'zh-tw': (cell: string) => `「${cell}」不是日期，請寫成 2026-01-31`,
  },
})
