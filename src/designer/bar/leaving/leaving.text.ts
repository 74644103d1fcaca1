import { columns } from '#src/text/columns.ts'

export const $text = columns({
  leaveTitle: { 'zh-cn': '关闭页面', en: 'Close the page', 'zh-tw': '關閉頁面' },
  leave: {
    'zh-cn': '关闭页面前请先保存数据，未保存的话数据会丢失',
    en: 'Save before closing: unsaved changes stay only as a draft on this device',
    'zh-tw': '關閉頁面前請先儲存資料，未儲存的話資料會遺失',
  },
})
