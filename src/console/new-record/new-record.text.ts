import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: {
    'zh-cn': (page: string) => `新增${page}`,
    en: (page: string) => `New in ${page}`,
    'zh-tw': (page: string) => `新增${page}`,
  },
})
