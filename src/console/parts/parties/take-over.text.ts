import { columns } from '#src/text/columns.ts'

export const $text = columns({
  message: {
    'zh-cn': '可以直接使用这家单位：它没有填写的内容会用您刚才填写的补上。',
    en: 'It can be used here as well: what it has not filled in is taken from what you have written.',
    'zh-tw': '可以直接使用這家單位：它沒有填寫的內容會用您剛才填寫的補上。',
  },
  use: { 'zh-cn': '直接使用', en: 'Use it', 'zh-tw': '直接使用' },
})
