import { columns } from '#src/text/columns.ts'

export const $scan = columns({
  title: { 'zh-cn': '确认登录', en: 'Sign in elsewhere?', 'zh-tw': '確認登入' },
  question: {
    'zh-cn': (name: string) => `将以“${name}”的身份在显示二维码的设备上登录客服工作台。不是您本人操作请取消。`,
    en: (name: string) => `The device that shows the code comes in as ${name}. Cancel if it is not yours.`,
    'zh-tw': (name: string) => `將以「${name}」的身分在顯示 QR 碼的裝置上登入客服工作台。不是您本人操作請取消。`,
  },
  confirm: { 'zh-cn': '登录', en: 'Sign in', 'zh-tw': '登入' },
  done: { 'zh-cn': '已确认登录', en: 'Signed in there', 'zh-tw': '已確認登入' },
})
