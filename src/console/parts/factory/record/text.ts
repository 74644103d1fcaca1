import { columns } from '#src/text/columns.ts'
import { paperNames } from '../paper-names.ts'

/** What was done with a paper, by the names of its events. */
const deeds = {
  add: { 'zh-cn': '制单', en: 'wrote it', 'zh-tw': '製單' },
  edit: { 'zh-cn': '修改', en: 'changed it', 'zh-tw': '修改' },
  submit: { 'zh-cn': '提交', en: 'submitted it', 'zh-tw': '提交' },
  withdraw: { 'zh-cn': '撤回', en: 'withdrew it', 'zh-tw': '撤回' },
  reject: { 'zh-cn': '驳回', en: 'rejected it', 'zh-tw': '駁回' },
  approve: { 'zh-cn': '审批通过', en: 'approved it', 'zh-tw': '核准' },
  'first-approve': { 'zh-cn': '审批（待下一人）', en: 'approved it first', 'zh-tw': '核准（待下一人）' },
  audit: { 'zh-cn': '审核', en: 'posted it', 'zh-tw': '審核' },
  reverse: { 'zh-cn': '反审核', en: 'reversed it', 'zh-tw': '反審核' },
  change: { 'zh-cn': '变更', en: 'changed what was approved', 'zh-tw': '變更' },
  close: { 'zh-cn': '结案', en: 'closed it', 'zh-tw': '結案' },
  'close-lines': { 'zh-cn': '明细结案', en: 'closed lines', 'zh-tw': '明細結案' },
  reopen: { 'zh-cn': '取消结案', en: 'opened it again', 'zh-tw': '取消結案' },
  note: { 'zh-cn': '补充备注和图片', en: 'added a remark or pictures', 'zh-tw': '補充備註和圖片' },
  print: { 'zh-cn': '打印', en: 'printed it', 'zh-tw': '列印' },
  void: { 'zh-cn': '作废', en: 'voided it', 'zh-tw': '作廢' },
} as const

export const $text = columns({
  ...paperNames,
  ...deeds,
  up: { 'zh-cn': '来源单据', en: 'Answers', 'zh-tw': '來源單據' },
  down: { 'zh-cn': '下游单据', en: 'Answered by', 'zh-tw': '下游單據' },
  mirror: { 'zh-cn': '红冲单', en: 'Taken back by', 'zh-tw': '紅沖單' },
  mirrored: { 'zh-cn': '红冲自', en: 'Takes back', 'zh-tw': '紅沖自' },
  redraft: { 'zh-cn': '重开单据', en: 'Written anew as', 'zh-tw': '重開單據' },
  redrafted: { 'zh-cn': '重开自', en: 'Written anew from', 'zh-tw': '重開自' },
  added: { 'zh-cn': '新增', en: 'added', 'zh-tw': '新增' },
  removed: { 'zh-cn': '删除', en: 'removed', 'zh-tw': '刪除' },
  notRead: { 'zh-cn': '单据日志没有读到', en: 'What happened could not be read', 'zh-tw': '單據日誌沒有讀到' },
  because: {
    'zh-cn': (note: string) => `原因：${note}`,
    en: (note: string) => `Reason: ${note}`,
    'zh-tw': (note: string) => `原因：${note}`,
  },
  line: {
    'zh-cn': (no: number, name: string) => `第 ${no} 行 ${name}`,
    en: (no: number, name: string) => `Line ${no} ${name}`,
    'zh-tw': (no: number, name: string) => `第 ${no} 列 ${name}`,
  },
})
