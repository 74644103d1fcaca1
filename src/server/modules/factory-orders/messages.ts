import type { Messages } from '../../messages.ts'

const messages: Messages = {
  PAPER_UNKNOWN: { 'zh-cn': '没有这种单据', en: 'There is no such kind of document', 'zh-tw': '沒有這種單據' },
  SOURCES_MIXED: {
    'zh-cn': '只能合并同一往来单位、同一计税方式的单据',
    en: 'Only documents of one party and one way of taxing go together',
    'zh-tw': '只能合併同一往來單位、同一計稅方式的單據',
  },
  PAIR_OTHER: {
    'zh-cn': '这种单据不能由来源单据生成',
    en: 'A document of this kind does not follow out of those',
    'zh-tw': '這種單據不能由來源單據產生',
  },
  DAY_OF_REVERSAL: {
    'zh-cn': '日期只用于反审核，且不能早于原单据日期',
    en: 'A day is of taking something back, and not before the day of that document',
    'zh-tw': '日期只用於反審核，且不能早於原單據日期',
  },
  PRICE_UP: {
    'zh-cn': '第 {row} 行单价比上次（{sn}，{before}）高 {percent}%',
    en: 'Line {row} is {percent} % dearer than last time ({sn}, {before})',
    'zh-tw': '第 {row} 列單價比上次（{sn}，{before}）高 {percent}%',
  },
  LAST_LINE: {
    'zh-cn': '至少要保留一行；不要的单据请作废',
    en: 'One line must stay: void the document instead',
    'zh-tw': '至少要保留一列；不要的單據請作廢',
  },
  LAST_LINE_CLOSED: {
    'zh-cn': '至少要保留一行；全部不要了请结案整张单据',
    en: 'One line must stay: close the whole document instead',
    'zh-tw': '至少要保留一列；全部不要了請結案整張單據',
  },
  PAPER_FILE_KIND: {
    'zh-cn': '附件只能是 PDF、Word、Excel、ZIP、TXT 文件',
    en: 'Files are PDF, Word, Excel, ZIP or TXT',
    'zh-tw': '附件只能是 PDF、Word、Excel、ZIP、TXT 檔案',
  },
  PAPER_FILE_CONTENT: {
    'zh-cn': '文件内容不是有效的 {ending} 文件',
    en: 'The file is not a valid {ending} file',
    'zh-tw': '檔案內容不是有效的 {ending} 檔案',
  },
  PAPER_FILES_FULL: {
    'zh-cn': '一张单据最多 {most} 个附件',
    en: 'A document has {most} files at most',
    'zh-tw': '一張單據最多 {most} 個附件',
  },
  PAPER_FILE_GONE: { 'zh-cn': '附件不存在或已删除', en: 'There is no such file (any more)', 'zh-tw': '附件不存在或已刪除' },
  REMIND_NOBODY: {
    'zh-cn': '没有可以提醒的人',
    en: 'There is nobody to remind',
    'zh-tw': '沒有可以提醒的人',
  },
  AMOUNT_MISSING: { 'zh-cn': '金额须大于 0', en: 'The amount must be more than 0', 'zh-tw': '金額須大於 0' },
  PAID_FOR_SIDE: {
    'zh-cn': '收款不能用于采购单据，付款不能用于销售单据',
    en: 'Money that comes in is not for a purchase, nor money that goes out for a sale',
    'zh-tw': '收款不能用於採購單據，付款不能用於銷售單據',
  },
  PAID_FOR_OTHER: {
    'zh-cn': '这张单据是另一往来单位的',
    en: 'That document is another party’s',
    'zh-tw': '這張單據是另一往來單位的',
  },
  SEAL_MISSING: {
    'zh-cn': '公司资料里还没有印章',
    en: 'The company has no seal yet',
    'zh-tw': '公司資料裡還沒有印章',
  },
  ALLOCATION_OVER: {
    'zh-cn': '核销金额超过未结金额，请刷新后再试',
    en: 'That settles more than is open: reload and try again',
    'zh-tw': '核銷金額超過未結金額，請重新整理後再試',
  },
}

export default messages
