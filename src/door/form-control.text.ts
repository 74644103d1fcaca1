import { columns } from '#src/text/columns.ts'

export const $text = columns({
  chooseFirst: { 'zh-cn': '请先选择图片', en: 'please select images first', 'zh-tw': '請先選擇圖片' },
})
