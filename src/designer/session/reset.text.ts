import { columns } from '#src/text/columns.ts'

/** Words of going back to what was saved, the shop's own (designer contract 5). */
export const $text = columns({
  askReset: {
    'zh-cn': '重置会恢复到上次保存的数据，确定不保存当前操作吗？',
    en: 'Resetting brings back what was saved last, without what you have done since. It can be undone.',
    'zh-tw': '重置會恢復到上次儲存的資料，確定不儲存目前操作嗎？',
  },
  cannotReset: { 'zh-cn': '新增页面，无法重置', en: 'A new page cannot be reset', 'zh-tw': '新增頁面，無法重置' },
  wasReset: {
    'zh-cn': '已恢复到上次保存的数据，可撤销',
    en: 'Reset to what was saved last; it can be undone',
    'zh-tw': '已恢復到上次儲存的資料，可復原',
  },
})
