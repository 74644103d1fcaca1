import { columns } from '#src/text/columns.ts'

export const $text = columns({
  all: {
    'zh-cn': (count: number) => `已选择筛选出的全部 ${count} 条`,
    en: (count: number) => `All ${count} that the filter finds are chosen`,
    'zh-tw': (count: number) => `已選擇篩選出的全部 ${count} 筆`,
  },
  back: { 'zh-cn': '只选当前勾选的', en: 'Only those that are ticked', 'zh-tw': '只選目前勾選的' },
  sure: {
    'zh-cn': (action: string, count: number) => `确定对 ${count} 条执行“${action}”吗？`,
    en: (action: string, count: number) => `${action} for ${count}: are you sure?`,
    'zh-tw': (action: string, count: number) => `確定對 ${count} 筆執行「${action}」嗎？`,
  },
  titled: {
    'zh-cn': (action: string, count: number) => `${action}（全部 ${count} 条）`,
    en: (action: string, count: number) => `${action} (all ${count})`,
    'zh-tw': (action: string, count: number) => `${action}（全部 ${count} 筆）`,
  },
  begun: {
    'zh-cn': (count: number) => `已开始处理 ${count} 条`,
    en: (count: number) => `Begun with ${count}`,
    'zh-tw': (count: number) => `已開始處理 ${count} 筆`,
  },
  doing: {
    'zh-cn': (count: number) => `共 ${count} 条，由服务器分批处理，可以随时停止，已处理的保持已处理`,
    en: (count: number) => `${count} in all, done by the server in parts; it can be stopped at any time, what is done stays done`,
    'zh-tw': (count: number) => `共 ${count} 筆，由伺服器分批處理，可以隨時停止，已處理的保持已處理`,
  },
  hint: {
    'zh-cn': '可以关闭这个窗口，进度在“后台任务”中查看',
    en: 'You may close this window; “Background jobs” tells how far it is',
    'zh-tw': '可以關閉這個視窗，進度在「背景工作」中查看',
  },
  done: {
    'zh-cn': (step: string) => `已完成：${step}`,
    en: (step: string) => `Done: ${step}`,
    'zh-tw': (step: string) => `已完成：${step}`,
  },
})
