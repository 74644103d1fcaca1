import { columns } from '#src/text/columns.ts'

export const $text = columns({
  chat: { 'zh-cn': '在线客服', en: 'Chat with us', 'zh-tw': '線上客服' },
  close: { 'zh-cn': '收起', en: 'Close the chat', 'zh-tw': '收起' },
  opening: { 'zh-cn': '正在接通客服…', en: 'Connecting you to customer service…', 'zh-tw': '正在接通客服…' },
  online: { 'zh-cn': '在线', en: 'Online', 'zh-tw': '上線中' },
  away: { 'zh-cn': '暂时离开，会尽快回复', en: 'Away, will reply soon', 'zh-tw': '暫時離開，會盡快回覆' },
  closed: { 'zh-cn': '非服务时间', en: 'Outside service hours', 'zh-tw': '非服務時間' },
  soundOn: { 'zh-cn': '开启提示音', en: 'Turn sound on', 'zh-tw': '開啟提示音' },
  soundOff: { 'zh-cn': '关闭提示音', en: 'Turn sound off', 'zh-tw': '關閉提示音' },
  rate: { 'zh-cn': '评价服务', en: 'Rate this conversation', 'zh-tw': '評價服務' },
  greeting: {
    'zh-cn': (name: string) => `您好，我是${name}，请问有什么可以帮您？`,
    en: (name: string) => `Hello, this is ${name}. How can I help you?`,
    'zh-tw': (name: string) => `您好，我是${name}，請問有什麼可以幫您？`,
  },
  placeholder: { 'zh-cn': '请输入内容', en: 'Your message', 'zh-tw': '請輸入內容' },
})
