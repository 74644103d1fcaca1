import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '嵌套菜单', en: 'Nested menu', 'zh-tw': '巢狀選單' },
  about: {
    'zh-cn': '菜单可以有任意多层；打开过的页面会保留在标签里。',
    en: 'Menus may have any depth; pages that were opened are kept in tabs.',
    'zh-tw': '選單可以有任意多層；開啟過的頁面會保留在標籤裡。',
  },
  where: { 'zh-cn': '当前位置', en: 'You are here', 'zh-tw': '目前位置' },
  note: {
    'zh-cn': '随便写点什么，切换标签再回来，内容还在',
    en: 'Write something, look at another tab and come back: it is still here',
    'zh-tw': '隨便寫點什麼，切換標籤再回來，內容還在',
  },
})
