import { columns } from '#src/text/columns.ts'

export const $text = columns({
  note: { 'zh-cn': '备注和图片', en: 'Remark and pictures', 'zh-tw': '備註和圖片' },
  remark: { 'zh-cn': '备注', en: 'Remark', 'zh-tw': '備註' },
  files: { 'zh-cn': '图片', en: 'Pictures', 'zh-tw': '圖片' },
})
