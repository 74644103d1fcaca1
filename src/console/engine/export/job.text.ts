import { columns } from '#src/text/columns.ts'

export const $text = columns({
  waiting: { 'zh-cn': '排队中', en: 'Waiting', 'zh-tw': '排隊中' },
  running: { 'zh-cn': '进行中', en: 'Under way', 'zh-tw': '進行中' },
  done: { 'zh-cn': '已完成', en: 'Done', 'zh-tw': '已完成' },
  failed: { 'zh-cn': '失败', en: 'Failed', 'zh-tw': '失敗' },
  cancelled: { 'zh-cn': '已停止', en: 'Stopped', 'zh-tw': '已停止' },
  unreached: { 'zh-cn': '连接已断开，正在重试…', en: 'The connection is gone; trying again…', 'zh-tw': '連線已中斷，正在重試…' },
  notDone: { 'zh-cn': '没有完成，请重试', en: 'It was not done; please try again', 'zh-tw': '沒有完成，請重試' },
  stop: { 'zh-cn': '停止', en: 'Stop', 'zh-tw': '停止' },
  background: { 'zh-cn': '在后台继续', en: 'Go on in the background', 'zh-tw': '在背景繼續' },
  close: { 'zh-cn': '关闭', en: 'Close', 'zh-tw': '關閉' },
})
