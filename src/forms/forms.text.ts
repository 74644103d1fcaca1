import { columns } from '#src/text/columns.ts'

export const $text = columns({
  unknown: {
    'zh-cn': '此项暂不能在这里修改，保存时保持原样',
    en: 'This cannot be changed here yet; saving leaves it as it is.',
    'zh-tw': '此項暫不能在這裡修改，儲存時保持原樣',
  },
  notRead: { 'zh-cn': '表单加载失败', en: 'The form could not be loaded', 'zh-tw': '表單載入失敗' },
})
