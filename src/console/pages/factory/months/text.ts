import { paperNames } from '#src/console/parts/factory/paper-names.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...paperNames,
  title: { 'zh-cn': '月末结账', en: 'Closing months', 'zh-tw': '月末結帳' },
  about: {
    'zh-cn': '结账后，这个月及以前的日期不能再审核或反审核单据。',
    en: 'Once a month is closed, nothing of it or before it is posted or reversed.',
    'zh-tw': '結帳後，這個月及以前的日期不能再審核或反審核單據。',
  },
  empty: { 'zh-cn': '还没有单据', en: 'No documents yet', 'zh-tw': '還沒有單據' },
  month: { 'zh-cn': '月份', en: 'Month', 'zh-tw': '月份' },
  state: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  open: { 'zh-cn': '未结账', en: 'Open', 'zh-tw': '未結帳' },
  closed: { 'zh-cn': '已结账', en: 'Closed', 'zh-tw': '已結帳' },
  posted: { 'zh-cn': '已审核单据', en: 'Posted', 'zh-tw': '已審核單據' },
  waiting: { 'zh-cn': '草稿和待审核', en: 'Not posted yet', 'zh-tw': '草稿和待審核' },
  closedBy: { 'zh-cn': '结账人', en: 'Closed by', 'zh-tw': '結帳人' },
  closedAt: { 'zh-cn': '结账时间', en: 'Closed at', 'zh-tw': '結帳時間' },
  close: { 'zh-cn': '结账', en: 'Close', 'zh-tw': '結帳' },
  closeAsk: {
    'zh-cn': (month: string) => `结账 ${month}？之后不能再审核这个月及以前的单据。`,
    en: (month: string) => `Close ${month}? Nothing of it or before it is posted any more.`,
    'zh-tw': (month: string) => `結帳 ${month}？之後不能再審核這個月及以前的單據。`,
  },
  closeHindered: {
    'zh-cn': (month: string, count: number) => `${month} 及以前还有 ${count} 张草稿或待审核的单据，请先审核或作废。仍要试着结账？`,
    en: (month: string, count: number) =>
      `${count} documents up to ${month} are drafts or wait to be posted: post or void them first. Try all the same?`,
    'zh-tw': (month: string, count: number) => `${month} 及以前還有 ${count} 張草稿或待審核的單據，請先審核或作廢。仍要試著結帳？`,
  },
  reopen: { 'zh-cn': '反结账', en: 'Open again', 'zh-tw': '反結帳' },
  reopenHint: {
    'zh-cn': '之后的月份一起打开，原因会留下记录。',
    en: 'Later months open with it. The reason is kept.',
    'zh-tw': '之後的月份一起開啟，原因會留下記錄。',
  },
  reason: { 'zh-cn': '原因', en: 'Reason', 'zh-tw': '原因' },
  reasonMissing: { 'zh-cn': '请填写原因', en: 'Say why', 'zh-tw': '請填寫原因' },
  reading: { 'zh-cn': '正在读取…', en: 'Reading…', 'zh-tw': '正在讀取…' },
  hindering: {
    'zh-cn': (count: number) => `到月底还有 ${count} 张单据没有审核：`,
    en: (count: number) => `${count} documents up to its end are not posted:`,
    'zh-tw': (count: number) => `到月底還有 ${count} 張單據沒有審核：`,
  },
  draft: { 'zh-cn': '草稿', en: 'Draft', 'zh-tw': '草稿' },
  submitted: { 'zh-cn': '待审核', en: 'Submitted', 'zh-tw': '待審核' },
  closedIt: {
    'zh-cn': (month: string) => `结账 ${month}`,
    en: (month: string) => `closed ${month}`,
    'zh-tw': (month: string) => `結帳 ${month}`,
  },
  reopenedIt: {
    'zh-cn': (month: string) => `反结账 ${month}`,
    en: (month: string) => `opened ${month} again`,
    'zh-tw': (month: string) => `反結帳 ${month}`,
  },
})
