import { columns } from '#src/text/columns.ts'

export const $text = columns({
  days: { 'zh-cn': '时间', en: 'Days', 'zh-tw': '時間' },
  notRead: { 'zh-cn': '统计加载失败', en: 'These figures could not be read', 'zh-tw': '統計載入失敗' },
  nothing: { 'zh-cn': '所选时间内没有数据', en: 'Nothing in these days', 'zh-tw': '所選時間內沒有資料' },
  range: {
    'zh-cn': (from: string, to: string) => `统计时间：${from} 至 ${to}`,
    en: (from: string, to: string) => `From ${from} to ${to}`,
    'zh-tw': (from: string, to: string) => `統計時間：${from} 至 ${to}`,
  },
  before: {
    'zh-cn': (from: string, to: string) => `环比：${from} 至 ${to}`,
    en: (from: string, to: string) => `compared with ${from} to ${to}`,
    'zh-tw': (from: string, to: string) => `環比：${from} 至 ${to}`,
  },
  unfinished: {
    'zh-cn': (time: string) => `今天还没过完，数据截至 ${time}`,
    en: (time: string) => `today is not over: figures as of ${time}`,
    'zh-tw': (time: string) => `今天還沒過完，資料截至 ${time}`,
  },
  ahead: { 'zh-cn': '所选日期还没到', en: 'these days are yet to come', 'zh-tw': '所選日期還沒到' },
  change: {
    'zh-cn': (percent: string) => `环比 ${percent}%`,
    en: (percent: string) => `${percent}% on the time before`,
    'zh-tw': (percent: string) => `環比 ${percent}%`,
  },
  compare: { 'zh-cn': '图中显示上期', en: 'show it in the charts', 'zh-tw': '圖中顯示上期' },
  lineBefore: {
    'zh-cn': (name: string) => `${name}（上期）`,
    en: (name: string) => `${name} (before)`,
    'zh-tw': (name: string) => `${name}（上期）`,
  },
  soFar: {
    'zh-cn': (point: string) => `${point}（未完）`,
    en: (point: string) => `${point} (so far)`,
    'zh-tw': (point: string) => `${point}（未完）`,
  },
  hours: {
    'zh-cn': (hours: string, minutes: string) => `${hours}小时${minutes}分`,
    en: (hours: string, minutes: string) => `${hours} h ${minutes} min`,
    'zh-tw': (hours: string, minutes: string) => `${hours}小時${minutes}分`,
  },
  minutes: {
    'zh-cn': (minutes: string, seconds: string) => `${minutes}分${seconds}秒`,
    en: (minutes: string, seconds: string) => `${minutes} min ${seconds} s`,
    'zh-tw': (minutes: string, seconds: string) => `${minutes}分${seconds}秒`,
  },
  seconds: {
    'zh-cn': (seconds: string) => `${seconds}秒`,
    en: (seconds: string) => `${seconds} s`,
    'zh-tw': (seconds: string) => `${seconds}秒`,
  },
  inSeconds: {
    'zh-cn': (name: string) => `${name}（秒）`,
    en: (name: string) => `${name}, seconds`,
    'zh-tw': (name: string) => `${name}（秒）`,
  },
  hour: { 'zh-cn': '时段', en: 'Hour', 'zh-tw': '時段' },
  cutOf: {
    'zh-cn': (part: string) => `${part}：时间粒度`,
    en: (part: string) => `${part}: by`,
    'zh-tw': (part: string) => `${part}：時間粒度`,
  },
  day: { 'zh-cn': '按天', en: 'By day', 'zh-tw': '按天' },
  threeDays: { 'zh-cn': '每 3 天', en: 'Every 3 days', 'zh-tw': '每 3 天' },
  week: { 'zh-cn': '按周', en: 'By week', 'zh-tw': '按週' },
  month: { 'zh-cn': '按月', en: 'By month', 'zh-tw': '按月' },
  fromNothing: { 'zh-cn': '上期为 0', en: 'nothing before', 'zh-tw': '上期為 0' },
  same: { 'zh-cn': '与上期持平', en: 'as before', 'zh-tw': '與上期持平' },
  lists: { 'zh-cn': '查看明细：', en: 'Lists:', 'zh-tw': '查看明細：' },
  rank: { 'zh-cn': '排名', en: 'Place', 'zh-tw': '排名' },
  share: { 'zh-cn': '占比', en: 'Share', 'zh-tw': '占比' },
  total: { 'zh-cn': '合计', en: 'Total', 'zh-tw': '合計' },
  missing: {
    'zh-cn': (why: string) => `未能读取：${why}`,
    en: (why: string) => `Could not be read: ${why}`,
    'zh-tw': (why: string) => `未能讀取：${why}`,
  },
  exportedWithout: {
    'zh-cn': (parts: readonly string[]) => `文件已导出，但缺少：${parts.join('、')}`,
    en: (parts: readonly string[]) => `Exported, but without: ${parts.join(', ')}`,
    'zh-tw': (parts: readonly string[]) => `檔案已匯出，但缺少：${parts.join('、')}`,
  },
  exported: { 'zh-cn': '导出成功', en: 'Exported', 'zh-tw': '匯出成功' },
})
