import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  html: { 'zh-cn': '图文内容', en: 'Text', 'zh-tw': '圖文內容' },
  background: { 'zh-cn': '背景色', en: 'Background', 'zh-tw': '背景色' },
  sideSpace: { 'zh-cn': '左右边距', en: 'Side margin', 'zh-tw': '左右邊距' },
  endSpace: { 'zh-cn': '上下边距', en: 'Space above and below', 'zh-tw': '上下邊距' },
  spaceHint: {
    'zh-cn': '商城按一半显示此间距',
    en: 'The shop shows half of this space',
    'zh-tw': '商城按一半顯示此間距',
  },
})
