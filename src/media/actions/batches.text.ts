import { columns } from '#src/text/columns.ts'

export const $text = columns({
  halfDone: {
    'zh-cn': (done: number, total: number, why: string) => `共 ${total} 个，已处理 ${done} 个，其余未处理。${why}`,
    en: (done: number, total: number, why: string) => `${done} of ${total} done; the others were left as they were. ${why}`,
    'zh-tw': (done: number, total: number, why: string) => `共 ${total} 個，已處理 ${done} 個，其餘未處理。${why}`,
  },
  progress: {
    'zh-cn': (done: number, total: number) => `正在处理 ${done} / ${total}`,
    en: (done: number, total: number) => `${done} of ${total} done`,
    'zh-tw': (done: number, total: number) => `正在處理 ${done} / ${total}`,
  },
})
