import { columns } from '#src/text/columns.ts'

export const $text = columns({
  guest: { 'zh-cn': (n: string) => `游客${n}`, en: (n: string) => `Guest ${n}`, 'zh-tw': (n: string) => `訪客${n}` },
  transferred: {
    'zh-cn': (name: string) => `已为您转接客服 ${name}`,
    en: (name: string) => `You are now talking to ${name}`,
    'zh-tw': (name: string) => `已為您轉接客服 ${name}`,
  },
  received: {
    'zh-cn': (name: string) => `${name} 将此会话转接给您`,
    en: (name: string) => `${name} passed this conversation on to you`,
    'zh-tw': (name: string) => `${name} 將此對話轉接給您`,
  },
  passed: {
    'zh-cn': (from: string, to: string) => `${from} 将此会话转接给 ${to}`,
    en: (from: string, to: string) => `${from} passed this conversation on to ${to}`,
    'zh-tw': (from: string, to: string) => `${from} 將此對話轉接給 ${to}`,
  },
  youRecalled: {
    'zh-cn': () => '你撤回了一条消息',
    en: () => 'You took a message back',
    'zh-tw': () => '你收回了一則訊息',
  },
  recalled: {
    'zh-cn': (who: string) => `${who || '对方'} 撤回了一条消息`,
    en: (who: string) => `${who || 'They'} took a message back`,
    'zh-tw': (who: string) => `${who || '對方'} 收回了一則訊息`,
  },
  rated: {
    'zh-cn': (stars: string) => `评价 ${stars}`,
    en: (stars: string) => `Rated ${stars}`,
    'zh-tw': (stars: string) => `評價 ${stars}`,
  },
})
