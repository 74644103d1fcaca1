import { columns } from '#src/text/columns.ts'

export const $text = columns({
  chat: { 'zh-cn': '在线客服', en: 'Chat with us', 'zh-tw': '線上客服' },
  close: { 'zh-cn': '收起', en: 'Close the chat', 'zh-tw': '收起' },
  opening: { 'zh-cn': '正在接通客服…', en: 'Connecting you to customer service…', 'zh-tw': '正在接通客服…' },
  online: { 'zh-cn': '在线', en: 'Online', 'zh-tw': '上線中' },
  away: { 'zh-cn': '暂时离开，会尽快回复', en: 'Away, will reply soon', 'zh-tw': '暫時離開，會盡快回覆' },
  closed: { 'zh-cn': '非服务时间', en: 'Outside service hours', 'zh-tw': '非服務時間' },
  closedNow: {
    'zh-cn': '现在不是客服时间，您可以先留言，上班后会尽快回复您。',
    en: 'It is outside our service hours. Write to us, we will answer as soon as we are back.',
    'zh-tw': '現在不是客服時間，您可以先留言，上班後會盡快回覆您。',
  },
  until: { 'zh-cn': '至', en: '–', 'zh-tw': '至' },
  leave: { 'zh-cn': '留下联系方式', en: 'Leave your phone number', 'zh-tw': '留下聯絡方式' },
  waits: {
    'zh-cn': (n: number) => `前面还有 ${n} 位，客服会按顺序回复您`,
    en: (n: number) => (n === 1 ? 'One visitor is before you' : `${n} visitors are before you`),
    'zh-tw': (n: number) => `前面還有 ${n} 位，客服會依序回覆您`,
  },
  isNext: { 'zh-cn': '客服正忙，下一位就是您', en: 'All agents are busy, you are next', 'zh-tw': '客服正忙，下一位就是您' },
  questions: { 'zh-cn': '常见问题', en: 'Common questions', 'zh-tw': '常見問題' },
  rate: { 'zh-cn': '评价服务', en: 'Rate this conversation', 'zh-tw': '評價服務' },
  advert: { 'zh-cn': '店铺推荐', en: 'From the shop', 'zh-tw': '店鋪推薦' },
  sendCard: { 'zh-cn': '发送给客服', en: 'Send to the agent', 'zh-tw': '傳送給客服' },
  notNow: { 'zh-cn': '暂不发送', en: 'Not now', 'zh-tw': '暫不傳送' },
  greeting: {
    'zh-cn': (name: string) => `您好，我是${name}，请问有什么可以帮您？`,
    en: (name: string) => `Hello, this is ${name}. How can I help you?`,
    'zh-tw': (name: string) => `您好，我是${name}，請問有什麼可以幫您？`,
  },
  placeholder: { 'zh-cn': '请输入咨询内容', en: 'Write a message', 'zh-tw': '請輸入諮詢內容' },
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
  failedTitle: { 'zh-cn': '暂时无法接通', en: 'The chat cannot be reached', 'zh-tw': '暫時無法接通' },
  notLoaded: {
    'zh-cn': '聊天窗口加载失败，请检查网络后重试。',
    en: 'The chat could not be loaded. Check the network and try again.',
    'zh-tw': '聊天視窗載入失敗，請檢查網路後重試。',
  },
})
