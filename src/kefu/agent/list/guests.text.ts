import { columns } from '#src/text/columns.ts'

export const $text = columns({
  guest: { 'zh-cn': (n: string) => `游客${n}`, en: (n: string) => `Guest ${n}`, 'zh-tw': (n: string) => `訪客${n}` },
})
