import { columns } from '#src/text/columns.ts'

/** Words of fields and options that several kinds have. */
export const $field = columns({
  spaceAbove: { 'zh-cn': '页面间距', en: 'Space above', 'zh-tw': '頁面間距' },
  inset: { 'zh-cn': '背景边距', en: 'Side margin', 'zh-tw': '背景邊距' },
  corners: { 'zh-cn': '背景样式', en: 'Corners', 'zh-tw': '背景樣式' },
  background: { 'zh-cn': '背景颜色', en: 'Background', 'zh-tw': '背景顏色' },
  wordColour: { 'zh-cn': '文字颜色', en: 'Text colour', 'zh-tw': '文字顏色' },
  align: { 'zh-cn': '文本位置', en: 'Alignment', 'zh-tw': '文字位置' },
  square: { 'zh-cn': '直角', en: 'Square', 'zh-tw': '直角' },
  rounded: { 'zh-cn': '圆角', en: 'Rounded', 'zh-tw': '圓角' },
  left: { 'zh-cn': '居左', en: 'Left', 'zh-tw': '靠左' },
  center: { 'zh-cn': '居中', en: 'Centre', 'zh-tw': '置中' },
  right: { 'zh-cn': '居右', en: 'Right', 'zh-tw': '靠右' },
  title: { 'zh-cn': '标题', en: 'Title', 'zh-tw': '標題' },
  intro: { 'zh-cn': '简介', en: 'Intro', 'zh-tw': '簡介' },
  link: { 'zh-cn': '链接', en: 'Link', 'zh-tw': '連結' },
  picture: { 'zh-cn': '图片', en: 'Picture', 'zh-tw': '圖片' },
  count: { 'zh-cn': '商品数量', en: 'Number of products', 'zh-tw': '商品數量' },
  showsName: { 'zh-cn': '是否显示名称', en: 'Show name', 'zh-tw': '是否顯示名稱' },
  showsOldPrice: { 'zh-cn': '是否显示原价', en: 'Show list price', 'zh-tw': '是否顯示原價' },
  showsPrice: { 'zh-cn': '是否显示价格', en: 'Show price', 'zh-tw': '是否顯示價格' },
  showsCoupon: { 'zh-cn': '是否显示优惠券', en: 'Show coupon mark', 'zh-tw': '是否顯示優惠券' },
  priceColour: { 'zh-cn': '价格颜色', en: 'Price colour', 'zh-tw': '價格顏色' },
  tagColour: { 'zh-cn': '活动标签', en: 'Promotion tags', 'zh-tw': '活動標籤' },
})
