import { entryWords } from '#src/console/parts/master-data/entry-words.ts'
import { $kinds } from '#src/console/parts/master-data/kinds.text.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...entryWords,
  ...$kinds.table,
  title: { 'zh-cn': '基础数据', en: 'Basic data', 'zh-tw': '基礎資料' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  kind: { 'zh-cn': '类别', en: 'Kind', 'zh-tw': '類別' },
  warehouses: { 'zh-cn': '仓库', en: 'Warehouses', 'zh-tw': '倉庫' },
  units: { 'zh-cn': '计量单位', en: 'Units', 'zh-tw': '計量單位' },
  accounts: { 'zh-cn': '结算账户', en: 'Accounts', 'zh-tw': '結算帳戶' },
  taxRates: { 'zh-cn': '税率', en: 'Tax rates', 'zh-tw': '稅率' },
  pages: { 'zh-cn': '其他资料', en: 'More', 'zh-tw': '其他資料' },
  numberRules: { 'zh-cn': '单号规则', en: 'Document numbers', 'zh-tw': '單號規則' },
  approvalRules: { 'zh-cn': '审批规则', en: 'Approval rules', 'zh-tw': '審批規則' },
  printTemplates: { 'zh-cn': '打印模板', en: 'Print templates', 'zh-tw': '列印範本' },
  switches: { 'zh-cn': '业务开关', en: 'Switches', 'zh-tw': '業務開關' },
  months: { 'zh-cn': '月末结账', en: 'Closing months', 'zh-tw': '月末結帳' },
  company: { 'zh-cn': '公司资料', en: 'Company', 'zh-tw': '公司資料' },
})
