import { paperNames } from '../paper-names.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...paperNames,
  title: { 'zh-cn': '往来余额', en: 'Balance', 'zh-tw': '往來餘額' },
  about: { 'zh-cn': '供应商参考', en: 'About the supplier', 'zh-tw': '供應商參考' },
  payable: { 'zh-cn': '应付余额', en: 'We owe', 'zh-tw': '應付餘額' },
  receivable: { 'zh-cn': '应收余额', en: 'They owe', 'zh-tw': '應收餘額' },
  overdue: { 'zh-cn': '已逾期', en: 'Overdue', 'zh-tw': '已逾期' },
  advance: { 'zh-cn': '未核销款项', en: 'Not settling anything yet', 'zh-tw': '未核銷款項' },
  openItems: { 'zh-cn': '未结单据', en: 'Open documents', 'zh-tw': '未結單據' },
  document: { 'zh-cn': '单据', en: 'Document', 'zh-tw': '單據' },
  date: { 'zh-cn': '日期', en: 'Date', 'zh-tw': '日期' },
  due: { 'zh-cn': '到期日', en: 'Due', 'zh-tw': '到期日' },
  original: { 'zh-cn': '原金额', en: 'Amount', 'zh-tw': '原金額' },
  open: { 'zh-cn': '未结', en: 'Open', 'zh-tw': '未結' },
  late: {
    'zh-cn': (days: number) => `逾期 ${days} 天`,
    en: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} late`,
    'zh-tw': (days: number) => `逾期 ${days} 天`,
  },
  none: { 'zh-cn': '没有未结单据', en: 'Nothing is open', 'zh-tw': '沒有未結單據' },
  notRead: { 'zh-cn': '读不到往来余额', en: 'The balance could not be read', 'zh-tw': '讀不到往來餘額' },
  settle: { 'zh-cn': '核销', en: 'Settle', 'zh-tw': '核銷' },
  left: { 'zh-cn': '可核销', en: 'To be settled with', 'zh-tw': '可核銷' },
  chosen: { 'zh-cn': '本次核销', en: 'Settles now', 'zh-tw': '本次核銷' },
  fifo: { 'zh-cn': '按先后', en: 'Oldest first', 'zh-tw': '按先後' },
  byDue: { 'zh-cn': '按到期日', en: 'First due first', 'zh-tw': '按到期日' },
  clear: { 'zh-cn': '清空', en: 'Clear', 'zh-tw': '清空' },
  amountOf: {
    'zh-cn': (sn: string) => `${sn} 核销金额`,
    en: (sn: string) => `Amount for ${sn}`,
    'zh-tw': (sn: string) => `${sn} 核銷金額`,
  },
  tooMuch: { 'zh-cn': '超过可核销的金额', en: 'More than there is', 'zh-tw': '超過可核銷的金額' },
  settled: {
    'zh-cn': (amount: string) => `已核销 ${amount}`,
    en: (amount: string) => `${amount} settled`,
    'zh-tw': (amount: string) => `已核銷 ${amount}`,
  },
})
