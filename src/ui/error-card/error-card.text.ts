import { columns } from '#src/text/columns.ts'

export const $text = columns({
  code: { 'zh-cn': '错误编号', en: 'Reference', 'zh-tw': '錯誤編號' },
})
