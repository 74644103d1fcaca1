import { columns } from '#src/text/columns.ts'

export const $text = columns({
  nobodyTitle: { 'zh-cn': '客服暂时不在线', en: 'Nobody is online just now', 'zh-tw': '客服暫時不在線上' },
  cors: {
    'zh-cn': '客服服务器没有允许当前网站访问，请联系网站管理员。',
    en: 'The chat’s server does not accept requests from this site. Please tell the site’s administrator.',
    'zh-tw': '客服伺服器沒有允許目前網站存取，請聯絡網站管理員。',
  },
  version: {
    'zh-cn': '客服组件与服务器版本不一致，请联系网站管理员更新。',
    en: 'The chat and its server have different versions. Please ask the site’s administrator for an update.',
    'zh-tw': '客服元件與伺服器版本不一致，請聯絡網站管理員更新。',
  },
  endedTitle: { 'zh-cn': '登录已过期', en: 'Your sign-in has ended', 'zh-tw': '登入已過期' },
  ended: { 'zh-cn': '请重新登录商城后继续咨询。', en: 'Please sign in to the shop again to go on.', 'zh-tw': '請重新登入商城後繼續諮詢。' },
  retry: { 'zh-cn': '重试', en: 'Try again', 'zh-tw': '重試' },
  failedTitle: { 'zh-cn': '暂时无法接通', en: 'The chat cannot be reached', 'zh-tw': '暫時無法接通' },
})
