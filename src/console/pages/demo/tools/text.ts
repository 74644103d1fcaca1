import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '工具', en: 'Tools', 'zh-tw': '工具' },
  about: {
    'zh-cn': '不离开本页就能用的小工具，内容不会上传。',
    en: 'Small tools that work on this page; nothing is uploaded.',
    'zh-tw': '不離開本頁就能用的小工具，內容不會上傳。',
  },
  code: { 'zh-cn': '二维码', en: 'QR code', 'zh-tw': 'QR Code' },
  text: { 'zh-cn': '文字或网址', en: 'Text or address', 'zh-tw': '文字或網址' },
  sum: { 'zh-cn': '求和', en: 'Sum', 'zh-tw': '求和' },
  figures: { 'zh-cn': '数字，用空格或换行隔开', en: 'Numbers, separated by spaces or line breaks', 'zh-tw': '數字，用空格或換行隔開' },
  wrong: { 'zh-cn': '有不是数字的内容', en: 'Some of this is not a number', 'zh-tw': '有不是數字的內容' },
  total: { 'zh-cn': '合计', en: 'Total', 'zh-tw': '合計' },
})
