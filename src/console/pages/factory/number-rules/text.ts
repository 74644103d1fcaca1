import { paperNames } from '#src/console/parts/factory/paper-names.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...paperNames,
  CONTRACT: { 'zh-cn': '采购合同', en: 'Contract', 'zh-tw': '採購合約' },
  title: { 'zh-cn': '单号规则', en: 'Document numbers', 'zh-tw': '單號規則' },
  type: { 'zh-cn': '单据', en: 'Document', 'zh-tw': '單據' },
  letters: { 'zh-cn': '前缀', en: 'Prefix', 'zh-tw': '前綴' },
  lettersHint: {
    'zh-cn': '大写字母。改规则不会重复使用已有单号。',
    en: 'Capital letters. A change never uses a number twice.',
    'zh-tw': '大寫字母。改規則不會重複使用已有單號。',
  },
  datePart: { 'zh-cn': '日期部分', en: 'Date', 'zh-tw': '日期部分' },
  ofDay: { 'zh-cn': '年月日', en: 'Day', 'zh-tw': '年月日' },
  ofMonth: { 'zh-cn': '年月', en: 'Month', 'zh-tw': '年月' },
  ofYear: { 'zh-cn': '年', en: 'Year', 'zh-tw': '年' },
  ofNothing: { 'zh-cn': '无', en: 'None', 'zh-tw': '無' },
  reset: { 'zh-cn': '重新计数', en: 'Counts anew', 'zh-tw': '重新計數' },
  resetHint: {
    'zh-cn': '不能比日期部分更频繁。',
    en: 'Not more often than the date changes.',
    'zh-tw': '不能比日期部分更頻繁。',
  },
  everyDay: { 'zh-cn': '每天', en: 'Every day', 'zh-tw': '每天' },
  everyMonth: { 'zh-cn': '每月', en: 'Every month', 'zh-tw': '每月' },
  everyYear: { 'zh-cn': '每年', en: 'Every year', 'zh-tw': '每年' },
  never: { 'zh-cn': '从不', en: 'Never', 'zh-tw': '從不' },
  digits: { 'zh-cn': '流水位数', en: 'Digits', 'zh-tw': '流水位數' },
  next: { 'zh-cn': '下一个单号', en: 'Next number', 'zh-tw': '下一個單號' },
})
