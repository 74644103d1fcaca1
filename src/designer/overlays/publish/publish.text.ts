import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '发布页面', en: 'Publish the page', 'zh-tw': '發布頁面' },
  new: {
    'zh-cn': '页面还没有保存，发布时会一并保存',
    en: 'The page is not saved yet; publishing saves it too',
    'zh-tw': '頁面還沒有儲存，發布時會一併儲存',
  },
  never: {
    'zh-cn': '草稿，未发布：访客还看不到这个页面',
    en: 'Draft, not published: visitors do not see this page yet',
    'zh-tw': '草稿，未發布：訪客還看不到這個頁面',
  },
  draft: {
    'zh-cn': (time: string) => `草稿有未发布的修改，访客看到的是 ${time} 发布的内容`,
    en: (time: string) => `The draft has changes; visitors see what was published ${time}`,
    'zh-tw': (time: string) => `草稿有未發布的修改，訪客看到的是 ${time} 發布的內容`,
  },
  published: {
    'zh-cn': (time: string) => `已发布：访客看到的就是 ${time} 发布的内容`,
    en: (time: string) => `Published: visitors see the page as of ${time}`,
    'zh-tw': (time: string) => `已發布：訪客看到的就是 ${time} 發布的內容`,
  },
  dirty: {
    'zh-cn': '还有未保存的修改，发布时会一并保存',
    en: 'Unsaved changes are saved and published too',
    'zh-tw': '還有未儲存的修改，發布時會一併儲存',
  },
  when: { 'zh-cn': '发布时间', en: 'When', 'zh-tw': '發布時間' },
  now: { 'zh-cn': '立即发布', en: 'Now', 'zh-tw': '立即發布' },
  later: { 'zh-cn': '定时发布', en: 'At a time', 'zh-tw': '定時發布' },
  time: { 'zh-cn': '日期和时间', en: 'Date and time', 'zh-tw': '日期和時間' },
  zone: {
    'zh-cn': (zone: string, offset: string) => `本机时区：${zone}（${offset}）`,
    en: (zone: string, offset: string) => `Time zone of this device: ${zone} (${offset})`,
    'zh-tw': (zone: string, offset: string) => `本機時區：${zone}（${offset}）`,
  },
  shopTime: {
    'zh-cn': (time: string) => `商城时间 ${time}`,
    en: (time: string) => `${time} in the shop’s time`,
    'zh-tw': (time: string) => `商城時間 ${time}`,
  },
  past: {
    'zh-cn': '请选择两年之内的将来时间',
    en: 'Choose a time in the future, within two years',
    'zh-tw': '請選擇兩年之內的將來時間',
  },
  frozen: {
    'zh-cn': '到时发布的是现在的内容，之后的修改不包含在内',
    en: 'It publishes the page as it is now; later changes are not part of it',
    'zh-tw': '到時發布的是現在的內容，之後的修改不包含在內',
  },
  publishNow: { 'zh-cn': '立即发布', en: 'Publish now', 'zh-tw': '立即發布' },
  setTime: { 'zh-cn': '设定时间', en: 'Set the time', 'zh-tw': '設定時間' },
  waiting: {
    'zh-cn': (time: string, who: string) => `将于 ${time} 发布（${who} 设定）`,
    en: (time: string, who: string) => `Will be published ${time} (set by ${who})`,
    'zh-tw': (time: string, who: string) => `將於 ${time} 發布（${who} 設定）`,
  },
  without: {
    'zh-cn': '此后的修改不包含在内，重新设定时间即可包含',
    en: 'Changes made since are not part of it; set the time again to include them',
    'zh-tw': '此後的修改不包含在內，重新設定時間即可包含',
  },
  failed: {
    'zh-cn': (why: string) => `定时发布失败：${why}`,
    en: (why: string) => `Publishing at the set time failed: ${why}`,
    'zh-tw': (why: string) => `定時發布失敗：${why}`,
  },
  cancelTime: { 'zh-cn': '取消定时', en: 'Cancel the schedule', 'zh-tw': '取消定時' },
  putAway: { 'zh-cn': '知道了', en: 'Dismiss', 'zh-tw': '知道了' },
  discard: { 'zh-cn': '放弃草稿', en: 'Discard the draft', 'zh-tw': '放棄草稿' },
  askDiscard: { 'zh-cn': '放弃草稿？', en: 'Discard the draft?', 'zh-tw': '放棄草稿？' },
  discardHelp: {
    'zh-cn': '页面回到已发布的内容，可以撤销；草稿仍保留在历史版本里。',
    en: 'The page goes back to what is published. It can be undone, and the draft stays in the versions.',
    'zh-tw': '頁面回到已發布的內容，可以復原；草稿仍保留在歷史版本裡。',
  },
  discarded: {
    'zh-cn': '草稿已放弃，可撤销',
    en: 'The draft is discarded; it can be undone',
    'zh-tw': '草稿已放棄，可復原',
  },
  done: { 'zh-cn': '已发布，访客现在能看到', en: 'Published; visitors see it now', 'zh-tw': '已發布，訪客現在能看到' },
  set: {
    'zh-cn': (time: string) => `将于 ${time} 发布`,
    en: (time: string) => `Will be published ${time}`,
    'zh-tw': (time: string) => `將於 ${time} 發布`,
  },
  cancelled: { 'zh-cn': '定时发布已取消', en: 'The schedule is cancelled', 'zh-tw': '定時發布已取消' },
})
