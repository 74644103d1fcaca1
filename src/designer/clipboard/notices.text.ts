import { columns } from '#src/text/columns.ts'

/** What is told after a gesture; loaded with the first one. */
export const $text = columns({
  copied: {
    'zh-cn': (count: number) => `已复制 ${count} 个组件，可粘贴到其他页面或店铺`,
    en: (count: number) =>
      count === 1 ? 'Block copied; paste it on any page or shop' : `${count} blocks copied; paste them on any page or shop`,
    'zh-tw': (count: number) => `已複製 ${count} 個元件，可貼到其他頁面或店鋪`,
  },
  pasteByKeys: {
    'zh-cn': '浏览器不允许读取剪贴板，请点选组件后按 Ctrl+V',
    en: 'The browser does not let us read the clipboard: choose a block and press Ctrl+V',
    'zh-tw': '瀏覽器不允許讀取剪貼簿，請點選元件後按 Ctrl+V',
  },
  nothing: { 'zh-cn': '剪贴板里没有组件', en: 'There are no blocks in the clipboard', 'zh-tw': '剪貼簿裡沒有元件' },
})
