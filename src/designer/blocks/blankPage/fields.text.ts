import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  height: { 'zh-cn': '组件高度', en: 'Height', 'zh-tw': '元件高度' },
})
