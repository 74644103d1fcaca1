import { columns } from '#src/text/columns.ts'

export const $text = columns({
  stars: {
    'zh-cn': (count: number) => `${count} 星`,
    en: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    'zh-tw': (count: number) => `${count} 星`,
  },
})
