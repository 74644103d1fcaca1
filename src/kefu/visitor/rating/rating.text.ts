import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '请评价本次服务', en: 'How did we do?', 'zh-tw': '請評價本次服務' },
  of: {
    'zh-cn': (name: string) => `请评价 ${name} 的服务`,
    en: (name: string) => `How did ${name} do?`,
    'zh-tw': (name: string) => `請評價 ${name} 的服務`,
  },
  star: {
    'zh-cn': (n: number) => `${n} 星`,
    en: (n: number) => (n === 1 ? '1 star' : `${n} stars`),
    'zh-tw': (n: number) => `${n} 顆星`,
  },
  1: { 'zh-cn': '非常不满意', en: 'Very bad', 'zh-tw': '非常不滿意' },
  2: { 'zh-cn': '不满意', en: 'Bad', 'zh-tw': '不滿意' },
  3: { 'zh-cn': '一般', en: 'So-so', 'zh-tw': '普通' },
  4: { 'zh-cn': '满意', en: 'Good', 'zh-tw': '滿意' },
  5: { 'zh-cn': '非常满意', en: 'Very good', 'zh-tw': '非常滿意' },
  words: { 'zh-cn': '想说的话（选填）', en: 'Anything to add? (optional)', 'zh-tw': '想說的話（選填）' },
  retry: { 'zh-cn': '重试', en: 'Try again', 'zh-tw': '重試' },
  send: { 'zh-cn': '提交评价', en: 'Send rating', 'zh-tw': '提交評價' },
  close: { 'zh-cn': '暂不评价', en: 'Not now', 'zh-tw': '暫不評價' },
  none: {
    'zh-cn': '客服回复后才能评价',
    en: 'You can rate the conversation once an agent has answered',
    'zh-tw': '客服回覆後才能評價',
  },
  renewed: {
    'zh-cn': '客服有了新的回复，请再次提交',
    en: 'The agent has written again, please send your rating once more',
    'zh-tw': '客服有了新的回覆，請再次提交',
  },
  thanks: { 'zh-cn': '感谢您的评价', en: 'Thank you for your rating', 'zh-tw': '感謝您的評價' },
})
