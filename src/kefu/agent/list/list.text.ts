import { columns } from '#src/text/columns.ts'

export const $text = columns({
  narrow: { 'zh-cn': '筛选和排序', en: 'Filter and sort', 'zh-tw': '篩選和排序' },
  every: { 'zh-cn': '全部会话', en: 'All conversations', 'zh-tw': '全部對話' },
  mine: { 'zh-cn': '进行中', en: 'Going on', 'zh-tw': '進行中' },
  queue: { 'zh-cn': '待接手', en: 'Waiting for anybody', 'zh-tw': '待接手' },
  colleagues: { 'zh-cn': '同事的会话', en: 'Colleagues’', 'zh-tw': '同事的對話' },
  done: { 'zh-cn': '已结束', en: 'Done', 'zh-tw': '已結束' },
  newest: { 'zh-cn': '最新消息在前', en: 'Newest first', 'zh-tw': '最新訊息在前' },
  unreadFirst: { 'zh-cn': '未读在前', en: 'Unread first', 'zh-tw': '未讀在前' },
  showAll: { 'zh-cn': '显示全部', en: 'Show all', 'zh-tw': '顯示全部' },
  noneMine: { 'zh-cn': '没有进行中的会话', en: 'No conversation is going on', 'zh-tw': '沒有進行中的對話' },
  noneDone: { 'zh-cn': '没有已结束的会话', en: 'No conversation is done', 'zh-tw': '沒有已結束的對話' },
  noneQueue: {
    'zh-cn': '没有需要接手的访客',
    en: 'Nobody waits whose agent is away',
    'zh-tw': '沒有需要接手的訪客',
  },
  noneColleagues: { 'zh-cn': '同事最近没有会话', en: 'Colleagues have no conversations just now', 'zh-tw': '同事最近沒有對話' },
  with: {
    'zh-cn': (agent: string) => `${agent} 接待`,
    en: (agent: string) => `With ${agent}`,
    'zh-tw': (agent: string) => `${agent} 接待`,
  },
  waits: { 'zh-cn': '等待回复', en: 'Waits for an answer', 'zh-tw': '等待回覆' },
  take: { 'zh-cn': '接手', en: 'Take over', 'zh-tw': '接手' },
  takeThis: {
    'zh-cn': (name: string) => `接手 ${name}`,
    en: (name: string) => `Take over ${name}`,
    'zh-tw': (name: string) => `接手 ${name}`,
  },
})
