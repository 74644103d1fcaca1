import type { Locale } from '#src/text/locale.ts'

/** What is done with papers, by the names of their events: one table for the log on the screen and for workbooks. */
export const eventWords = {
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
  void: { 'zh-cn': '作废', en: 'voided it', 'zh-tw': '作廢' },
  note: { 'zh-cn': '补充备注和图片', en: 'added a remark or pictures', 'zh-tw': '補充備註和圖片' },
  file: { 'zh-cn': '上传附件', en: 'added a file', 'zh-tw': '上傳附件' },
  'delete-file': { 'zh-cn': '删除附件', en: 'removed a file', 'zh-tw': '刪除附件' },
  print: { 'zh-cn': '打印', en: 'printed it', 'zh-tw': '列印' },
  contract: { 'zh-cn': '导出合同', en: 'made the contract', 'zh-tw': '匯出合約' },
  allocate: { 'zh-cn': '核销', en: 'settled with it', 'zh-tw': '核銷' },
  unallocate: { 'zh-cn': '取消核销', en: 'took a settlement back', 'zh-tw': '取消核銷' },
} as const

/** What an event of a paper is called. */
export type EventKind = keyof typeof eventWords

/** Parts of the note of a contract, which names its format, and of a print, which says how often: and whether they were sealed. */
const sealedParts: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  docx: { 'zh-cn': 'Word', en: 'Word', 'zh-tw': 'Word' },
  xlsx: { 'zh-cn': 'Excel', en: 'Excel', 'zh-tw': 'Excel' },
  pdf: { 'zh-cn': 'PDF', en: 'PDF', 'zh-tw': 'PDF' },
  seal: { 'zh-cn': '加盖印章', en: 'sealed', 'zh-tw': '加蓋印章' },
}

/** What an event is called; one that is not known says its own name. */
export const eventWord = (what: string, locale: Locale): string =>
  Object.hasOwn(eventWords, what) ? eventWords[what as EventKind][locale] : what

/** The note of an event in words: people wrote all of them but those of contracts and prints. */
export const eventNote = ({ what, note }: { what: string; note: string }, locale: Locale): string =>
  what === 'contract' || what === 'print'
    ? note
        .split(' ')
        .map((part) => sealedParts[part]?.[locale] ?? part)
        .join(' · ')
    : note
