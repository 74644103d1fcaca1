import { columns } from '#src/text/columns.ts'

export const $text = columns({
  about: {
    'zh-cn': '这次查看已记入操作日志。',
    en: 'That you looked at this stands in the log.',
    'zh-tw': '這次查看已記入操作日誌。',
  },
  notRead: { 'zh-cn': '完整信息加载失败', en: 'This could not be read', 'zh-tw': '完整資訊載入失敗' },
  nothing: { 'zh-cn': '没有填写', en: 'Nothing is filled in', 'zh-tw': '沒有填寫' },
})
