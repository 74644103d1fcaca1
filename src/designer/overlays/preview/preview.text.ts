import { columns } from '#src/text/columns.ts'

export const $text = columns({
  new: {
    'zh-cn': '新页面保存后才能扫码预览',
    en: 'A new page can be seen on a phone once it is saved',
    'zh-tw': '新頁面儲存後才能掃碼預覽',
  },
  never: {
    'zh-cn': '页面发布后才能扫码预览',
    en: 'The page can be seen on a phone once it is published',
    'zh-tw': '頁面發布後才能掃碼預覽',
  },
})
