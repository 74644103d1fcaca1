import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  picture: { 'zh-cn': '客服图标', en: 'Button picture', 'zh-tw': '客服圖示' },
  top: { 'zh-cn': '距顶部比例', en: 'Distance from the top', 'zh-tw': '距頂部比例' },
  topHint: {
    'zh-cn': '按钮浮在页面上，顾客可以拖动；为0时显示在30%处',
    en: 'The button floats over the page and can be dragged; 0 means 30%',
    'zh-tw': '按鈕浮在頁面上，顧客可以拖曳；為0時顯示在30%處',
  },
})
