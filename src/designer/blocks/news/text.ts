import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '新闻播报', en: 'News ticker', 'zh-tw': '新聞播報' },
})
