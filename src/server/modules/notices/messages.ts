import type { Messages } from '../../messages.ts'

const messages: Messages = {
  notice_stock: { 'zh-cn': '您有{count}个商品库存预警', en: '{count} products are low in stock', 'zh-tw': '您有{count}個商品庫存預警' },
  notice_chats: {
    'zh-cn': '有{count}个客服会话等待回复',
    en: '{count} chats wait for an answer',
    'zh-tw': '有{count}個客服對話等待回覆',
  },
  notice_pages: {
    'zh-cn': '有{count}个页面定时发布失败',
    en: '{count} pages could not be published at their time',
    'zh-tw': '有{count}個頁面定時發佈失敗',
  },
}

export default messages
