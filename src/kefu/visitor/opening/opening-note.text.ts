import { columns } from '#src/text/columns.ts'

export const $text = columns({
  closedNow: {
    'zh-cn': '现在不是客服时间，您可以先留言，上班后会尽快回复您。',
    en: 'It is outside our service hours. Write to us, we will answer as soon as we are back.',
    'zh-tw': '現在不是客服時間，您可以先留言，上班後會盡快回覆您。',
  },
  awayNow: {
    'zh-cn': '客服暂时不在，您可以先留言，客服回来后会看到。',
    en: 'Nobody is here right now. Write to us, we will read it when we are back.',
    'zh-tw': '客服暫時不在，您可以先留言，客服回來後會看到。',
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
})
