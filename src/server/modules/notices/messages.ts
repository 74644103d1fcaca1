import type { Messages } from '../../messages.ts'

const messages: Messages = {
  notice_orders: {
    'zh-cn': '您有{count}个待发货的订单',
    en: '{count} orders wait for being shipped',
    'zh-tw': '您有{count}個待出貨的訂單',
  },
  notice_reviews: { 'zh-cn': '您有{count}条评论待回复', en: '{count} reviews wait for an answer', 'zh-tw': '您有{count}則評論待回覆' },
  notice_withdrawals: {
    'zh-cn': '您有{count}个提现申请待审核',
    en: '{count} withdrawals wait for approval',
    'zh-tw': '您有{count}個提領申請待審核',
  },
  notice_refunds: {
    'zh-cn': '您有{count}个售后申请待处理',
    en: '{count} refund requests wait for you',
    'zh-tw': '您有{count}個售後申請待處理',
  },
  notice_stock: { 'zh-cn': '您有{count}个商品库存预警', en: '{count} products are low in stock', 'zh-tw': '您有{count}個商品庫存預警' },
  notice_chats: {
    'zh-cn': '有{count}个客服会话等待回复',
    en: '{count} chats wait for an answer',
    'zh-tw': '有{count}個客服對話等待回覆',
  },
  notice_factory: {
    'zh-cn': '有{count}张工厂单据等您处理',
    en: '{count} papers of the factory wait for you',
    'zh-tw': '有{count}張工廠單據等您處理',
  },
  notice_pages: {
    'zh-cn': '有{count}个页面定时发布失败',
    en: '{count} pages could not be published at their time',
    'zh-tw': '有{count}個頁面定時發佈失敗',
  },
}

export default messages
