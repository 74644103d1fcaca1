import { columns } from '#src/text/columns.ts'

export const $text = columns({
  oldBrowser: {
    'zh-cn': '当前浏览器版本过低，请使用 Chrome 119、Edge 119、Firefox 128、Safari 18 或更新的版本打开。',
    en: 'This browser is too old. Please use Chrome 119, Edge 119, Firefox 128, Safari 18 or newer.',
    'zh-tw': '目前瀏覽器版本過低，請使用 Chrome 119、Edge 119、Firefox 128、Safari 18 或更新的版本開啟。',
  },
  notLoaded: {
    'zh-cn': '页面组件加载失败，请检查网络后重试。',
    en: 'This part of the page could not be loaded. Check the network and try again.',
    'zh-tw': '頁面元件載入失敗，請檢查網路後重試。',
  },
  retry: { 'zh-cn': '重试', en: 'Try again', 'zh-tw': '重試' },
})
