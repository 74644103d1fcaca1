import { columns } from '#src/text/columns.ts'

export const $text = columns({
  label: { 'zh-cn': '消息内容', en: 'Message', 'zh-tw': '訊息內容' },
  send: { 'zh-cn': '发送', en: 'Send', 'zh-tw': '傳送' },
  emoji: { 'zh-cn': '表情', en: 'Emoji', 'zh-tw': '表情' },
  picture: { 'zh-cn': '发送图片', en: 'Send pictures', 'zh-tw': '傳送圖片' },
  file: { 'zh-cn': '发送文件', en: 'Send files', 'zh-tw': '傳送檔案' },
  camera: { 'zh-cn': '拍照', en: 'Take a picture', 'zh-tw': '拍照' },
  notNow: {
    'zh-cn': '暂时无法添加图片，请检查网络后重试',
    en: 'Pictures cannot be added just now. Please check the network and try again',
    'zh-tw': '暫時無法加入圖片，請檢查網路後重試',
  },
  keys: {
    'zh-cn': 'Enter 发送，Shift + Enter 换行',
    en: 'Enter sends, Shift + Enter breaks the line',
    'zh-tw': 'Enter 傳送，Shift + Enter 換行',
  },
  left: {
    'zh-cn': (n: number) => `还可以输入 ${n} 个字`,
    en: (n: number) => `${n} characters left`,
    'zh-tw': (n: number) => `還可以輸入 ${n} 個字`,
  },
})
