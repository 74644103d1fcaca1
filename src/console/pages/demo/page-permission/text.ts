import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '页面权限', en: 'Pages and their keys', 'zh-tw': '頁面權限' },
  about: {
    'zh-cn': '每个页面要求的权限标识，以及您能不能打开它。没有权限的页面会转到 403。',
    en: 'The key that each page asks for, and whether you may open it. A page without its key shows 403.',
    'zh-tw': '每個頁面要求的權限代碼，以及您能不能開啟它。沒有權限的頁面會轉到 403。',
  },
  path: { 'zh-cn': '页面地址', en: 'Address', 'zh-tw': '頁面位址' },
  keys: { 'zh-cn': '权限标识', en: 'Keys', 'zh-tw': '權限代碼' },
  verdict: { 'zh-cn': '当前账号', en: 'You', 'zh-tw': '目前帳號' },
  may: { 'zh-cn': '可以打开', en: 'may open it', 'zh-tw': '可以開啟' },
  mayNot: { 'zh-cn': '不能打开', en: 'may not', 'zh-tw': '不能開啟' },
  everybody: { 'zh-cn': '登录即可', en: 'signed in is enough', 'zh-tw': '登入即可' },
})
