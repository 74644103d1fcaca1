import { columns } from '#src/text/columns.ts'

export const $text = columns({
  notices: { 'zh-cn': '系统通知', en: 'Notices', 'zh-tw': '系統通知' },
  noNotices: { 'zh-cn': '暂无通知', en: 'No notices', 'zh-tw': '暫無通知' },
  allRead: { 'zh-cn': '全部已读', en: 'Mark all as read', 'zh-tw': '全部已讀' },
  noticesNotRead: { 'zh-cn': '通知加载失败', en: 'Notices could not be read', 'zh-tw': '通知載入失敗' },
  failed: { 'zh-cn': '操作出错', en: 'Error', 'zh-tw': '操作發生錯誤' },
  mute: { 'zh-cn': '关闭提示音', en: 'Mute', 'zh-tw': '關閉提示音' },
  ringAgain: { 'zh-cn': '打开提示音', en: 'Unmute', 'zh-tw': '開啟提示音' },
  look: { 'zh-cn': '查看', en: 'View', 'zh-tw': '檢視' },
  newOrder: {
    'zh-cn': (id: string) => `有新订单，请及时处理：${id}`,
    en: (id: string) => `A new order has come in: ${id}`,
    'zh-tw': (id: string) => `有新訂單，請及時處理：${id}`,
  },
  newRefund: {
    'zh-cn': (id: string) => `有新的售后申请，请及时处理：${id}`,
    en: (id: string) => `A refund was asked for: ${id}`,
    'zh-tw': (id: string) => `有新的售後申請，請及時處理：${id}`,
  },
  withdraw: { 'zh-cn': '有新的提现申请，请及时审核', en: 'A withdrawal waits for approval', 'zh-tw': '有新的提領申請，請及時審核' },
  stock: { 'zh-cn': '有商品库存不足，请及时补货', en: 'A product is running out of stock', 'zh-tw': '有商品庫存不足，請及時補貨' },
  chats: {
    'zh-cn': (count: string) => `有 ${count} 个客服会话等待回复`,
    en: (count: string) => `${count} chats wait for an answer`,
    'zh-tw': (count: string) => `有 ${count} 個客服對話等待回覆`,
  },
  published: {
    'zh-cn': (name: string) => `页面“${name}”已按时发布`,
    en: (name: string) => `The page “${name}” was published at its time`,
    'zh-tw': (name: string) => `頁面「${name}」已準時發佈`,
  },
  notPublished: {
    'zh-cn': (name: string) => `页面“${name}”定时发布失败，请重新设置`,
    en: (name: string) => `The page “${name}” could not be published at its time`,
    'zh-tw': (name: string) => `頁面「${name}」定時發佈失敗，請重新設定`,
  },
  smsPaid: {
    'zh-cn': (number: string, price: string) => `短信购买成功：${number} 条，已付 ${price} 元`,
    en: (number: string, price: string) => `${number} text messages bought for ¥${price}`,
    'zh-tw': (number: string, price: string) => `簡訊購買成功：${number} 則，已付 ${price} 元`,
  },
  jobDone: { 'zh-cn': '后台任务已完成', en: 'A background job is done', 'zh-tw': '背景工作已完成' },
  jobStopped: { 'zh-cn': '后台任务已停止', en: 'A background job was stopped', 'zh-tw': '背景工作已停止' },
  jobFailed: { 'zh-cn': '后台任务失败', en: 'A background job has failed', 'zh-tw': '背景工作失敗' },
})
