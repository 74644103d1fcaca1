import { columns } from '#src/text/columns.ts'

export const $text = columns({
  errors: {
    'zh-cn': (count: number) => `${count} 个错误`,
    en: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
    'zh-tw': (count: number) => `${count} 個錯誤`,
  },
  warnings: {
    'zh-cn': (count: number) => `${count} 个警告`,
    en: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
    'zh-tw': (count: number) => `${count} 個警告`,
  },
})
