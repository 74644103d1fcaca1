import { columns } from '#src/text/columns.ts'

export const $queue = columns({
  progress: {
    'zh-cn': (done: number, all: number) => `已处理 ${done} / ${all}`,
    en: (done: number, all: number) => `${done} of ${all}`,
    'zh-tw': (done: number, all: number) => `已處理 ${done} / ${all}`,
  },
  failed: {
    'zh-cn': (count: number) => `，失败 ${count}`,
    en: (count: number) => `, ${count} failed`,
    'zh-tw': (count: number) => `，失敗 ${count}`,
  },
  stop: { 'zh-cn': '停止', en: 'Stop', 'zh-tw': '停止' },
  retry: { 'zh-cn': '重试失败项', en: 'Retry what failed', 'zh-tw': '重試失敗項' },
  result: { 'zh-cn': '结果', en: 'Result', 'zh-tw': '結果' },
  ok: { 'zh-cn': '成功', en: 'Done', 'zh-tw': '成功' },
})
