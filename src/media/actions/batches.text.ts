import { columns } from '#src/text/columns.ts'
import { grouped } from '#src/text/grouped.ts'

export const $text = columns({
  halfDone: {
    'zh-cn': (done: number, total: number, why: string) => `共 ${grouped(total)} 个，已处理 ${grouped(done)} 个，其余未处理。${why}`,
    en: (done: number, total: number, why: string) =>
      `${grouped(done)} of ${grouped(total)} done; the others were left as they were. ${why}`,
    'zh-tw': (done: number, total: number, why: string) => `共 ${grouped(total)} 個，已處理 ${grouped(done)} 個，其餘未處理。${why}`,
  },
  progress: {
    'zh-cn': (done: number, total: number) => `正在处理 ${grouped(done)} / ${grouped(total)}`,
    en: (done: number, total: number) => `${grouped(done)} of ${grouped(total)} done`,
    'zh-tw': (done: number, total: number) => `正在處理 ${grouped(done)} / ${grouped(total)}`,
  },
})
