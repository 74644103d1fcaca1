import type { Messages } from '../../messages.ts'

const messages: Messages = {
  NUMBER_LETTERS: {
    'zh-cn': '前缀请用 1 到 6 个大写字母',
    en: 'A prefix is 1 to 6 capital letters',
    'zh-tw': '前綴請用 1 到 6 個大寫字母',
  },
  LIMIT_MISSING: { 'zh-cn': '请填写界限', en: 'Enter the limit', 'zh-tw': '請填寫界限' },
  NUMBER_RESET: {
    'zh-cn': '重新计数不能比日期部分更频繁，否则单号会重复',
    en: 'Counting anew more often than the date changes would give numbers twice',
    'zh-tw': '重新計數不能比日期部分更頻繁，否則單號會重複',
  },
  SWITCHES_DIFFER: {
    'zh-cn': '“提交即审核”与“制单人不能审核”不能同时打开',
    en: 'Posting at once and a second person do not go together',
    'zh-tw': '「提交即審核」與「製單人不能審核」不能同時開啟',
  },
  PRODUCT_NUMBER: {
    'zh-cn': '编号规则要以 {SEQ3} 到 {SEQ6} 结尾，可用 {TYPE} {HARDNESS} {T2}，最长 40 个字',
    en: 'A rule ends with {SEQ3} to {SEQ6}; it may hold {TYPE}, {HARDNESS} and {T2}, at most 40 characters',
    'zh-tw': '編號規則要以 {SEQ3} 到 {SEQ6} 結尾，可用 {TYPE} {HARDNESS} {T2}，最長 40 個字',
  },
  OVER_DELIVERY: {
    'zh-cn': '请填 0 到 100，最多两位小数',
    en: '0 to 100 with at most two decimal places',
    'zh-tw': '請填 0 到 100，最多兩位小數',
  },
}

export default messages
