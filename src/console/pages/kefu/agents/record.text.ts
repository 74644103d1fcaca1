import { columns } from '#src/text/columns.ts'

/** Words of what an agent has written. */
export const $record = columns({
  title: { 'zh-cn': '聊天记录', en: 'Conversations', 'zh-tw': '聊天記錄' },
  uid: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  nickname: { 'zh-cn': '用户名称', en: 'Name', 'zh-tw': '使用者名稱' },
  guest: { 'zh-cn': (n: string) => `游客${n}`, en: (n: string) => `Guest ${n}`, 'zh-tw': (n: string) => `訪客${n}` },
  picture: { 'zh-cn': '用户头像', en: 'Picture', 'zh-tw': '使用者頭像' },
  labels: { 'zh-cn': '用户标签', en: 'Labels', 'zh-tw': '會員標籤' },
  look: { 'zh-cn': '查看对话', en: 'Read', 'zh-tw': '查看對話' },
  back: { 'zh-cn': '返回聊天记录', en: 'Back to the conversations', 'zh-tw': '返回聊天記錄' },
  message: { 'zh-cn': '发送消息', en: 'Message', 'zh-tw': '傳送訊息' },
  sent: { 'zh-cn': '发送时间', en: 'Sent', 'zh-tw': '傳送時間' },
  voice: { 'zh-cn': '[语音]', en: '[voice]', 'zh-tw': '[語音]' },
  product: { 'zh-cn': '[商品]', en: '[product]', 'zh-tw': '[商品]' },
  order: { 'zh-cn': '[订单]', en: '[order]', 'zh-tw': '[訂單]' },
  film: { 'zh-cn': '[视频]', en: '[video]', 'zh-tw': '[影片]' },
  recalled: { 'zh-cn': '[已撤回]', en: '[taken back]', 'zh-tw': '[已收回]' },
  enlarge: { 'zh-cn': '查看大图', en: 'Show the picture large', 'zh-tw': '查看大圖' },
  other: { 'zh-cn': '[其他消息]', en: '[another message]', 'zh-tw': '[其他訊息]' },
  empty: { 'zh-cn': '还没有聊天记录', en: 'Nothing was written yet', 'zh-tw': '還沒有聊天記錄' },
})
