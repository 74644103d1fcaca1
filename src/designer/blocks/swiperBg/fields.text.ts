import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  slides: { 'zh-cn': '轮播图片', en: 'Slides', 'zh-tw': '輪播圖片' },
  slidesHint: {
    'zh-cn': '最多可添加10张图片，建议宽度750px；鼠标拖拽左侧圆点可调整图片顺序',
    en: 'Up to 10 pictures, best 750 px wide; drag the handle to reorder',
    'zh-tw': '最多可新增10張圖片，建議寬度750px；拖曳左側圓點可調整圖片順序',
  },
  titlePlaceholder: { 'zh-cn': '选填，不超过十个字', en: 'Optional, up to 10 characters', 'zh-tw': '選填，不超過十個字' },
  addSlide: { 'zh-cn': '添加图片', en: 'Add a picture', 'zh-tw': '新增圖片' },
  corners: { 'zh-cn': '轮播图样式', en: 'Picture corners', 'zh-tw': '輪播圖樣式' },
  dots: { 'zh-cn': '指示器样式', en: 'Indicator', 'zh-tw': '指示器樣式' },
  round: { 'zh-cn': '圆形', en: 'Dots', 'zh-tw': '圓形' },
  line: { 'zh-cn': '直线', en: 'Lines', 'zh-tw': '直線' },
  number: { 'zh-cn': '数字', en: 'Numbers', 'zh-tw': '數字' },
  none: { 'zh-cn': '无指示器', en: 'None', 'zh-tw': '無指示器' },
  dotsPlace: { 'zh-cn': '指示器位置', en: 'Indicator position', 'zh-tw': '指示器位置' },
  hasStrip: { 'zh-cn': '是否显示背景色', en: 'Coloured strip behind', 'zh-tw': '是否顯示背景色' },
  strip: { 'zh-cn': '背景颜色(渐变)', en: 'Strip (gradient)', 'zh-tw': '背景顏色(漸層)' },
  dotColour: { 'zh-cn': '指示器颜色', en: 'Indicator colour', 'zh-tw': '指示器顏色' },
  inset: { 'zh-cn': '左右边距', en: 'Side margin', 'zh-tw': '左右邊距' },
})
