import { columns } from '#src/text/columns.ts'

export const $text = columns({
  all: {
    'zh-cn': (count: string) => `已选择筛选出的全部 ${count} 条`,
    en: (count: string) => `All ${count} that the filter finds are chosen`,
    'zh-tw': (count: string) => `已選擇篩選出的全部 ${count} 筆`,
  },
  back: { 'zh-cn': '只选当前勾选的', en: 'Only those that are ticked', 'zh-tw': '只選目前勾選的' },
  sure: {
    'zh-cn': (action: string, count: string) => `确定对 ${count} 条执行“${action}”吗？`,
    en: (action: string, count: string) => `${action} for ${count}: are you sure?`,
    'zh-tw': (action: string, count: string) => `確定對 ${count} 筆執行「${action}」嗎？`,
  },
  titled: {
    'zh-cn': (action: string, count: string) => `${action}（全部 ${count} 条）`,
    en: (action: string, count: string) => `${action} (all ${count})`,
    'zh-tw': (action: string, count: string) => `${action}（全部 ${count} 筆）`,
  },
  more: {
    'zh-cn': (count: number) => `搜索只数到 ${count} 条，实际更多：找到的会全部处理`,
    en: (count: number) => `The search is counted up to ${count} and finds more: all of it will be done`,
    'zh-tw': (count: number) => `搜尋只數到 ${count} 筆，實際更多：找到的會全部處理`,
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
