import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  words: { 'zh-cn': '标题', en: 'Words', 'zh-tw': '標題' },
  wordsPlaceholder: { 'zh-cn': '请输入标题', en: 'Title, up to 10 characters', 'zh-tw': '請輸入標題' },
  wordsHint: {
    'zh-cn': '标题为空时，商城不显示此组件',
    en: 'Without words the shop does not show this block',
    'zh-tw': '標題為空時，商城不顯示此元件',
  },
  wordColour: { 'zh-cn': '字体颜色', en: 'Text colour', 'zh-tw': '字體顏色' },
  weight: { 'zh-cn': '文本样式', en: 'Text style', 'zh-tw': '文字樣式' },
  normal: { 'zh-cn': '正常', en: 'Normal', 'zh-tw': '正常' },
  italic: { 'zh-cn': '斜体', en: 'Italic', 'zh-tw': '斜體' },
  bold: { 'zh-cn': '加粗', en: 'Bold', 'zh-tw': '加粗' },
  size: { 'zh-cn': '文本大小', en: 'Text size', 'zh-tw': '文字大小' },
})
