import { columns } from '#src/text/columns.ts'

export const $text = columns({
  notLoaded: {
    'zh-cn': '加载失败，请检查网络后重试',
    en: 'Could not be loaded. Check the network and try again',
    'zh-tw': '載入失敗，請檢查網路後重試',
  },
  crashed: { 'zh-cn': '页面出错了', en: 'Something broke here', 'zh-tw': '頁面發生錯誤' },
  crashedHelp: {
    'zh-cn': '已保存的内容不受影响。重试后如仍出现，请联系技术支持。',
    en: 'What was saved is safe. If it happens again after another try, contact support.',
    'zh-tw': '已儲存的內容不受影響。重試後如仍出現，請聯絡技術支援。',
  },
  succeeded: { 'zh-cn': '操作成功', en: 'Done', 'zh-tw': '操作成功' },
  messages: { 'zh-cn': '消息', en: 'Messages', 'zh-tw': '訊息' },
  failed: { 'zh-cn': '操作失败', en: 'The operation failed', 'zh-tw': '操作失敗' },
})
