import { paperNames } from '#src/console/parts/factory/paper-names.ts'
import { documentWords } from '#src/papers/factory/document-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...documentWords,
  ...paperNames,
  title: { 'zh-cn': '打印模板', en: 'Print templates', 'zh-tw': '列印範本' },
  empty: {
    'zh-cn': '还没有模板：按各人的选择打印',
    en: 'No templates yet: everybody prints as they choose',
    'zh-tw': '還沒有範本：按各人的選擇列印',
  },
  name: { 'zh-cn': '模板名称', en: 'Name', 'zh-tw': '範本名稱' },
  type: { 'zh-cn': '单据', en: 'Document', 'zh-tw': '單據' },
  paper: { 'zh-cn': '纸张', en: 'Paper', 'zh-tw': '紙張' },
  a4: { 'zh-cn': 'A4', en: 'A4', 'zh-tw': 'A4' },
  whole: { 'zh-cn': '241 连续纸 整张', en: '241 mm continuous, whole', 'zh-tw': '241 連續紙 整張' },
  half: { 'zh-cn': '241 连续纸 二等分', en: '241 mm continuous, half', 'zh-tw': '241 連續紙 二等分' },
  third: { 'zh-cn': '241 连续纸 三等分', en: '241 mm continuous, third', 'zh-tw': '241 連續紙 三等分' },
  copies: { 'zh-cn': '联次', en: 'Copies', 'zh-tw': '聯次' },
  copiesHint: {
    'zh-cn': '每联的名称；不填打印一联。',
    en: 'A name for each; without one there is one.',
    'zh-tw': '每聯的名稱；不填列印一聯。',
  },
  lot: { 'zh-cn': '批号（出库、调拨、盘点）', en: 'Lot (issues, transfers, counts)', 'zh-tw': '批號（出庫、調撥、盤點）' },
  lotNo: { 'zh-cn': '批号（入库）', en: 'Lot (receipts)', 'zh-tw': '批號（入庫）' },
  book: { 'zh-cn': '账面数量', en: 'Book', 'zh-tw': '帳面數量' },
  counted: { 'zh-cn': '实盘数量', en: 'Counted', 'zh-tw': '實盤數量' },
  difference: { 'zh-cn': '盈亏', en: 'Difference', 'zh-tw': '盈虧' },
  hidden: { 'zh-cn': '不打印的列', en: 'Columns left out', 'zh-tw': '不列印的欄' },
  header: { 'zh-cn': '页眉', en: 'Above', 'zh-tw': '頁首' },
  headerHint: {
    'zh-cn': '印在公司名称下方，如地址、电话。',
    en: 'Below the company’s name: an address, a phone.',
    'zh-tw': '印在公司名稱下方，如地址、電話。',
  },
  footer: { 'zh-cn': '页脚', en: 'Below', 'zh-tw': '頁尾' },
  footerHint: { 'zh-cn': '印在每页底部。', en: 'At the foot of each page.', 'zh-tw': '印在每頁底部。' },
  hasLogo: { 'zh-cn': '印 Logo', en: 'With the logo', 'zh-tw': '印 Logo' },
  logoHint: { 'zh-cn': '公司资料里的 Logo。', en: 'That of the company.', 'zh-tw': '公司資料裡的 Logo。' },
  isDefault: { 'zh-cn': '默认', en: 'Usual', 'zh-tw': '預設' },
  defaultHint: { 'zh-cn': '没有选过的人用它打印。', en: 'Whoever has chosen nothing prints with it.', 'zh-tw': '沒有選過的人用它列印。' },
  isOn: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  yes: { 'zh-cn': '是', en: 'Yes', 'zh-tw': '是' },
  no: { 'zh-cn': '否', en: 'No', 'zh-tw': '否' },
})
