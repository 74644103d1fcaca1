import { columns } from '#src/text/columns.ts'

export const $text = columns({
  writes: {
    'zh-cn': (name: string) => `${name} 正在回复这位客户…`,
    en: (name: string) => `${name} is answering this customer…`,
    'zh-tw': (name: string) => `${name} 正在回覆這位客戶…`,
  },
  answered: {
    'zh-cn': (name: string) => `${name} 刚刚回复了这位客户`,
    en: (name: string) => `${name} has just answered this customer`,
    'zh-tw': (name: string) => `${name} 剛剛回覆了這位客戶`,
  },
  has: {
    'zh-cn': (name: string) => `这位客户现由 ${name} 接待`,
    en: (name: string) => `${name} looks after this customer now`,
    'zh-tw': (name: string) => `這位客戶現由 ${name} 接待`,
  },
  somebody: { 'zh-cn': '其他客服', en: 'Another agent', 'zh-tw': '其他客服' },
})
