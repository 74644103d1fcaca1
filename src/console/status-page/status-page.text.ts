import { columns } from '#src/text/columns.ts'

export const $text = columns({
  missing: { 'zh-cn': '页面不存在', en: 'Page not found', 'zh-tw': '頁面不存在' },
  missingMore: {
    'zh-cn': '您访问的地址有误，请检查网址是否正确。',
    en: 'The address is wrong. Please check the URL.',
    'zh-tw': '您造訪的網址有誤，請檢查網址是否正確。',
  },
  forbidden: { 'zh-cn': '没有访问权限', en: 'No permission', 'zh-tw': '沒有存取權限' },
  forbiddenMore: {
    'zh-cn': '您的账号没有这个页面的权限，如需使用请联系管理员开通。',
    en: 'Your account may not open this page. Ask an administrator if you need it.',
    'zh-tw': '您的帳號沒有這個頁面的權限，如需使用請聯絡管理員開通。',
  },
  broken: { 'zh-cn': '服务器出错了', en: 'Something broke on the server', 'zh-tw': '伺服器發生錯誤' },
  brokenMore: {
    'zh-cn': '请稍后再试；如果一直这样，请联系管理员。',
    en: 'Try again later. If it keeps happening, tell your administrator.',
    'zh-tw': '請稍後再試；如果一直這樣，請聯絡管理員。',
  },
  later: {
    'zh-cn': (title: string) => `“${title}”尚未提供`,
    en: (title: string) => `“${title}” is not in this version`,
    'zh-tw': (title: string) => `「${title}」尚未提供`,
  },
  laterMore: {
    'zh-cn': '服务器的菜单里有这个页面，但当前版本的后台还没有。升级后即可使用，在此之前请使用原来的后台。',
    en: 'The server’s menu offers it, but this version of the console does not have it yet. Until an update brings it, please use the previous back office.',
    'zh-tw': '伺服器的選單裡有這個頁面，但目前版本的後台還沒有。升級後即可使用，在此之前請使用原來的後台。',
  },
  elsewhere: {
    'zh-cn': (title: string) => `“${title}”在商城后台`,
    en: (title: string) => `“${title}” is in the shop’s own back office`,
    'zh-tw': (title: string) => `「${title}」在商城後台`,
  },
  elsewhereMore: {
    'zh-cn': '这个页面由商城自己的后台提供，会在新窗口打开，需要在那里登录。',
    en: 'The shop’s own back office has this page. It opens in a new window and asks you to sign in there.',
    'zh-tw': '這個頁面由商城自己的後台提供，會在新視窗開啟，需要在那裡登入。',
  },
  elsewhereUnknown: {
    'zh-cn': '这个页面由商城自己的后台提供，但这里不知道它的地址：请管理员在页面的 shop-console 属性中填写。',
    en: 'The shop’s own back office has this page, but nobody has said where that is: an administrator names it in the attribute shop-console.',
    'zh-tw': '這個頁面由商城自己的後台提供，但這裡不知道它的位址：請管理員在頁面的 shop-console 屬性中填寫。',
  },
  open: { 'zh-cn': '在商城后台打开', en: 'Open in the shop’s back office', 'zh-tw': '在商城後台開啟' },
  home: { 'zh-cn': '返回首页', en: 'Back to home', 'zh-tw': '返回首頁' },
})
