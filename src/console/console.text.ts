import { columns } from '#src/text/columns.ts'

export const $text = columns({
  signIn: { 'zh-cn': '登录', en: 'Sign in', 'zh-tw': '登入' },
})
