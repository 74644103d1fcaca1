import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '素材管理', en: 'Media library', 'zh-tw': '素材管理' },
})
