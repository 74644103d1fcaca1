import { columns } from '#src/text/columns.ts'

/** Kinds of places that show a file, as the server names them (src/api/file-library.ts). */
export const $kinds = columns({
  page: { 'zh-cn': '页面', en: 'page', 'zh-tw': '頁面' },
  settings: { 'zh-cn': '系统设置', en: 'settings', 'zh-tw': '系統設定' },
  page_draft: { 'zh-cn': '页面草稿', en: 'page draft', 'zh-tw': '頁面草稿' },
  page_version: { 'zh-cn': '页面历史版本', en: 'page version', 'zh-tw': '頁面歷史版本' },
  page_template: { 'zh-cn': '模板', en: 'template', 'zh-tw': '範本' },
  product: { 'zh-cn': '商品', en: 'product', 'zh-tw': '商品' },
  product_category: { 'zh-cn': '商品分类', en: 'product category', 'zh-tw': '商品分類' },
  article: { 'zh-cn': '文章', en: 'article', 'zh-tw': '文章' },
  article_category: { 'zh-cn': '文章分类', en: 'article category', 'zh-tw': '文章分類' },
  activity: { 'zh-cn': '活动', en: 'activity', 'zh-tw': '活動' },
  live_room: { 'zh-cn': '直播间', en: 'live room', 'zh-tw': '直播間' },
  member_item: { 'zh-cn': '个人中心', en: 'member centre', 'zh-tw': '個人中心' },
  equipment: { 'zh-cn': '设备', en: 'equipment', 'zh-tw': '設備' },
  user_level: { 'zh-cn': '用户等级', en: 'user level', 'zh-tw': '會員等級' },
  agreement: { 'zh-cn': '协议', en: 'agreement', 'zh-tw': '協議' },
  chat_auto_reply: { 'zh-cn': '客服自动回复', en: 'automatic reply', 'zh-tw': '客服自動回覆' },
  chat: { 'zh-cn': '客服会话', en: 'conversation', 'zh-tw': '客服會話' },
})
