import { columns } from '#src/text/columns.ts'

export const $text = columns({
  reload: { 'zh-cn': '重新加载后台', en: 'Reload everything', 'zh-tw': '重新載入後台' },
  notLoadedTitle: { 'zh-cn': '页面加载失败', en: 'This could not be loaded', 'zh-tw': '頁面載入失敗' },
  notLoaded: {
    'zh-cn': '这部分内容没有加载成功，请检查网络后重试。',
    en: 'This part did not arrive. Check the network and try again.',
    'zh-tw': '這部分內容沒有載入成功，請檢查網路後重試。',
  },
})
