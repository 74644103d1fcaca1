import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  account: { 'zh-cn': '名称', en: 'Account name', 'zh-tw': '名稱' },
  accountPlaceholder: { 'zh-cn': '请输入标题', en: 'Up to 30 characters', 'zh-tw': '請輸入標題' },
  accountHint: {
    'zh-cn': '只在公众号网页（H5）里显示，已关注的用户看不到',
    en: 'Shown in the web shop only, to people who do not follow the account yet',
    'zh-tw': '只在公眾號網頁（H5）裡顯示，已關注的使用者看不到',
  },
  picture: { 'zh-cn': '公众号图片', en: 'Account picture', 'zh-tw': '公眾號圖片' },
  code: { 'zh-cn': '二维码', en: 'QR code', 'zh-tw': 'QR Code' },
  accent: { 'zh-cn': '主题颜色', en: 'Button colour', 'zh-tw': '主題顏色' },
})
