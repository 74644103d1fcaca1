import { columns } from '#src/text/columns.ts'

/** Words of fields that every page says alike. */
export const $fieldWords = columns({
  yes: { 'zh-cn': '是', en: 'Yes', 'zh-tw': '是' },
  no: { 'zh-cn': '否', en: 'No', 'zh-tw': '否' },
  choose: { 'zh-cn': '请选择', en: 'Choose', 'zh-tw': '請選擇' },
  none: { 'zh-cn': '无', en: 'None', 'zh-tw': '無' },
  from: { 'zh-cn': '开始', en: 'From', 'zh-tw': '開始' },
  to: { 'zh-cn': '结束', en: 'To', 'zh-tw': '結束' },
  chooseFile: { 'zh-cn': '选择文件', en: 'Choose file', 'zh-tw': '選擇檔案' },
  uploaded: { 'zh-cn': '上传成功', en: 'Uploaded', 'zh-tw': '上傳成功' },
  notUploaded: { 'zh-cn': '上传失败', en: 'The upload failed', 'zh-tw': '上傳失敗' },
  foreignUpload: {
    'zh-cn': '文件要上传到别的网站，已停止上传',
    en: 'The file would go to another site; nothing was uploaded.',
    'zh-tw': '檔案要上傳到別的網站，已停止上傳',
  },
  addTag: { 'zh-cn': '输入后按回车', en: 'Type, then Enter', 'zh-tw': '輸入後按 Enter' },
  addLine: { 'zh-cn': '添加一行', en: 'Add a row', 'zh-tw': '新增一列' },
  removeLine: {
    'zh-cn': (number: number) => `删除第 ${number} 行`,
    en: (number: number) => `Remove row ${number}`,
    'zh-tw': (number: number) => `刪除第 ${number} 列`,
  },
  removeTag: {
    'zh-cn': (tag: string) => `去掉“${tag}”`,
    en: (tag: string) => `Remove “${tag}”`,
    'zh-tw': (tag: string) => `移除「${tag}」`,
  },
  cell: {
    'zh-cn': (title: string, row: number) => `第 ${row} 行的${title}`,
    en: (title: string, row: number) => `${title} of row ${row}`,
    'zh-tw': (title: string, row: number) => `第 ${row} 列的${title}`,
  },
})

/** What is said of a fault (`FaultCode`); `{max}` and the like are filled in. */
export const $faults = columns({
  FIELD_REQUIRED: { 'zh-cn': '必填', en: 'Required', 'zh-tw': '必填' },
  FIELD_LONG: { 'zh-cn': '最多 {max} 个字', en: 'At most {max} characters', 'zh-tw': '最多 {max} 個字' },
  FIELD_CODE: { 'zh-cn': '不能有空格和特殊符号', en: 'No blanks or special signs', 'zh-tw': '不能有空格和特殊符號' },
  FIELD_NUMBER: { 'zh-cn': '请填数字', en: 'Enter a number', 'zh-tw': '請填數字' },
  FIELD_WHOLE: { 'zh-cn': '请填整数', en: 'Enter a whole number', 'zh-tw': '請填整數' },
  FIELD_PLACES: { 'zh-cn': '最多 {places} 位小数', en: 'At most {places} decimal places', 'zh-tw': '最多 {places} 位小數' },
  FIELD_LEAST: { 'zh-cn': '不能小于 {least}', en: 'At least {least}', 'zh-tw': '不能小於 {least}' },
  FIELD_MOST: { 'zh-cn': '不能大于 {most}', en: 'At most {most}', 'zh-tw': '不能大於 {most}' },
  FIELD_DAY: { 'zh-cn': '请填日期，如 2026-11-23', en: 'Enter a day such as 2026-11-23', 'zh-tw': '請填日期，如 2026-11-23' },
  FIELD_MONTH: { 'zh-cn': '请填月份，如 2026-11', en: 'Enter a month such as 2026-11', 'zh-tw': '請填月份，如 2026-11' },
  FIELD_TIME: {
    'zh-cn': '请填时间，如 2026-11-23 08:30',
    en: 'Enter a time such as 2026-11-23 08:30',
    'zh-tw': '請填時間，如 2026-11-23 08:30',
  },
  FIELD_PERIOD: { 'zh-cn': '结束日期不能早于开始日期', en: 'The end comes before the start', 'zh-tw': '結束日期不能早於開始日期' },
  FIELD_OPTION: { 'zh-cn': '没有这个选项', en: 'There is no such option', 'zh-tw': '沒有這個選項' },
  FIELD_FLAG: { 'zh-cn': '请填“是”或“否”', en: 'Enter yes or no', 'zh-tw': '請填「是」或「否」' },
  FIELD_LINK: { 'zh-cn': '请填以 / 或 https:// 开头的地址', en: 'Begin with / or https://', 'zh-tw': '請填以 / 或 https:// 開頭的網址' },
  FIELD_COLOUR: { 'zh-cn': '请填颜色，如 #e93323', en: 'Enter a colour such as #e93323', 'zh-tw': '請填顏色，如 #e93323' },
  FIELD_COUNT: { 'zh-cn': '最多 {max} 个', en: 'At most {max}', 'zh-tw': '最多 {max} 個' },
  FIELD_LINES: { 'zh-cn': '有几行没有填对', en: 'Some rows are not right yet', 'zh-tw': '有幾列沒有填對' },
})
