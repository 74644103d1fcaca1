import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '后台任务', en: 'Background jobs', 'zh-tw': '背景工作' },
  empty: {
    'zh-cn': '还没有后台任务，导出很多数据时会出现在这里',
    en: 'No jobs yet; large exports appear here',
    'zh-tw': '還沒有背景工作，匯出大量資料時會出現在這裡',
  },
  job: { 'zh-cn': '任务', en: 'Job', 'zh-tw': '工作' },
  state: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  progress: { 'zh-cn': '进度', en: 'Progress', 'zh-tw': '進度' },
  file: { 'zh-cn': '文件', en: 'File', 'zh-tw': '檔案' },
  begun: { 'zh-cn': '开始时间', en: 'Asked for', 'zh-tw': '開始時間' },
  ended: { 'zh-cn': '结束时间', en: 'Ended', 'zh-tw': '結束時間' },
  gone: { 'zh-cn': '文件保留七天，已过期', en: 'Kept for seven days; gone', 'zh-tw': '檔案保留七天，已過期' },
  download: { 'zh-cn': '下载', en: 'Download', 'zh-tw': '下載' },
  stop: { 'zh-cn': '停止', en: 'Stop', 'zh-tw': '停止' },
  stopped: { 'zh-cn': '已停止', en: 'Stopped', 'zh-tw': '已停止' },
})
