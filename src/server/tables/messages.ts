import type { Messages } from '../messages.ts'

/** Sentences of declared tables: what is wrong with a field (`FaultCode`), and what stands against a write. */
const messages: Messages = {
  FIELD_REQUIRED: { 'zh-cn': '必填', en: 'Required', 'zh-tw': '必填' },
  FIELD_LONG: { 'zh-cn': '最多 {max} 个字', en: 'At most {max} characters', 'zh-tw': '最多 {max} 個字' },
  FIELD_CODE: {
    'zh-cn': '只能用文字、字母、数字和 - _ . / # + *，中间不能有空格',
    en: 'Letters, figures and - _ . / # + * only, without blanks',
    'zh-tw': '只能用文字、字母、數字和 - _ . / # + *，中間不能有空格',
  },
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
  FIELD_LINK: {
    'zh-cn': '请填以 / 或 https:// 开头的地址',
    en: 'Enter an address that begins with / or https://',
    'zh-tw': '請填以 / 或 https:// 開頭的網址',
  },
  FIELD_COLOUR: { 'zh-cn': '请填颜色，如 #e93323', en: 'Enter a colour such as #e93323', 'zh-tw': '請填顏色，如 #e93323' },
  FIELD_COUNT: { 'zh-cn': '最多 {max} 个', en: 'At most {max}', 'zh-tw': '最多 {max} 個' },
  FIELD_LINES: { 'zh-cn': '有几行没有填对', en: 'Some rows are not right yet', 'zh-tw': '有幾列沒有填對' },
  OWNER_BEYOND: {
    'zh-cn': '只能选择您数据范围内的人员',
    en: 'Choose somebody whose records you may see',
    'zh-tw': '只能選擇您資料範圍內的人員',
  },
  TABLE_TWICE: { 'zh-cn': '已经有相同的数据', en: 'There is one like this already', 'zh-tw': '已經有相同的資料' },
  TABLE_REFERENCE: {
    'zh-cn': '选中的数据已不存在，请重新选择',
    en: 'What was chosen is gone: choose again',
    'zh-tw': '選取的資料已不存在，請重新選擇',
  },
  TABLE_IN_USE: {
    'zh-cn': '已被其他数据使用，不能删除；可以停用',
    en: 'Other records refer to it, so it cannot be deleted; it can be switched off',
    'zh-tw': '已被其他資料使用，不能刪除；可以停用',
  },
  RECORD_STATE: {
    'zh-cn': '当前状态不能这样操作，请刷新后再试',
    en: 'Its state does not allow that any more: reload and try again',
    'zh-tw': '目前狀態不能這樣操作，請重新整理後再試',
  },
  // the shop's catalogue, as its records are answered
  '100008': { 'zh-cn': '删除失败', en: 'It could not be deleted', 'zh-tw': '刪除失敗' },
  '100014': { 'zh-cn': '设置成功', en: 'Set', 'zh-tw': '設定成功' },
  '100017': { 'zh-cn': '提交成功', en: 'Submitted', 'zh-tw': '提交成功' },
  FORM_ENTER: { 'zh-cn': '请输入{title}', en: 'Enter: {title}', 'zh-tw': '請輸入{title}' },
  FORM_CHOOSE: { 'zh-cn': '请选择{title}', en: 'Choose: {title}', 'zh-tw': '請選擇{title}' },
  FORM_1: { 'zh-cn': '是', en: 'Yes', 'zh-tw': '是' },
  FORM_0: { 'zh-cn': '否', en: 'No', 'zh-tw': '否' },
}

export default messages
