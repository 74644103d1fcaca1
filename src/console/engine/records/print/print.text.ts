import { columns } from '#src/text/columns.ts'

export const $text = columns({
  several: {
    'zh-cn': (count: number) => `${count} 张单据`,
    en: (count: number) => `${count} papers`,
    'zh-tw': (count: number) => `${count} 張單據`,
  },
  template: { 'zh-cn': '模板', en: 'Template', 'zh-tw': '範本' },
  noTemplate: { 'zh-cn': '不用模板', en: 'None', 'zh-tw': '不用範本' },
  paper: { 'zh-cn': '纸张', en: 'Paper', 'zh-tw': '紙張' },
  a4: { 'zh-cn': 'A4', en: 'A4', 'zh-tw': 'A4' },
  whole: { 'zh-cn': '241 连续纸 整张', en: '241 mm continuous, whole', 'zh-tw': '241 連續紙 整張' },
  half: { 'zh-cn': '241 连续纸 二等分', en: '241 mm continuous, half', 'zh-tw': '241 連續紙 二等分' },
  third: { 'zh-cn': '241 连续纸 三等分', en: '241 mm continuous, third', 'zh-tw': '241 連續紙 三等分' },
  copies: { 'zh-cn': '联次', en: 'Copies', 'zh-tw': '聯次' },
  copiesHelp: {
    'zh-cn': '每行一联，留空只打印一联',
    en: 'A line for each; left empty, one copy is printed',
    'zh-tw': '每行一聯，留空只列印一聯',
  },
  usualCopies: { 'zh-cn': '三联', en: 'Three copies', 'zh-tw': '三聯' },
  names: { 'zh-cn': '白 存根\n红 客户\n黄 财务', en: 'White: ours\nRed: theirs\nYellow: accounts', 'zh-tw': '白 存根\n紅 客戶\n黃 財務' },
  columns: { 'zh-cn': '打印列', en: 'Columns', 'zh-tw': '列印欄' },
  seal: { 'zh-cn': '加盖公司印章（留记录）', en: 'With the company’s seal (it is logged)', 'zh-tw': '加蓋公司印章（留記錄）' },
  line: { 'zh-cn': '序号', en: 'No.', 'zh-tw': '序號' },
  total: { 'zh-cn': '合计', en: 'Total', 'zh-tw': '合計' },
  times: {
    'zh-cn': (count: number) => `第 ${count} 次打印`,
    en: (count: number) => `Printed ${count} times`,
    'zh-tw': (count: number) => `第 ${count} 次列印`,
  },
  page: {
    'zh-cn': (at: number, of: number) => `第 ${at} / ${of} 页`,
    en: (at: number, of: number) => `Page ${at} / ${of}`,
    'zh-tw': (at: number, of: number) => `第 ${at} / ${of} 頁`,
  },
})
