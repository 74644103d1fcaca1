import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '热区', en: 'Hotspots', 'zh-tw': '熱區' },
})
