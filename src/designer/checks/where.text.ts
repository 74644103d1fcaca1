import { columns } from '#src/text/columns.ts'

export const $text = columns({
  entry: {
    'zh-cn': (number: number) => `第${number}项`,
    en: (number: number) => `no. ${number}`,
    'zh-tw': (number: number) => `第${number}項`,
  },
})
