import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  limit: { 'zh-cn': '显示个数', en: 'Rooms shown', 'zh-tw': '顯示個數' },
  limitHint: {
    'zh-cn': '只在微信小程序里显示',
    en: 'Shown in the WeChat mini-program only',
    'zh-tw': '只在微信小程式裡顯示',
  },
  layout: { 'zh-cn': '列表样式', en: 'Layout', 'zh-tw': '列表樣式' },
  oneColumn: { 'zh-cn': '单列', en: 'One column', 'zh-tw': '單列' },
  twoColumns: { 'zh-cn': '双列', en: 'Two columns', 'zh-tw': '雙列' },
  bigPicture: { 'zh-cn': '大图', en: 'Big pictures', 'zh-tw': '大圖' },
  background: { 'zh-cn': '背景色', en: 'Background', 'zh-tw': '背景色' },
  shadow: { 'zh-cn': '阴影颜色', en: 'Shadow', 'zh-tw': '陰影顏色' },
  unused: { 'zh-cn': '会保存，商城目前不使用', en: 'Kept; the shop does not use it', 'zh-tw': '會儲存，商城目前不使用' },
  spaceHint: {
    'zh-cn': '商城按一半显示：10 相当于 5px',
    en: 'The shop takes half of it: 10 is 5 px',
    'zh-tw': '商城按一半顯示：10 相當於 5px',
  },
})
