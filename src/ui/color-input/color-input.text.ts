import { columns } from '#src/text/columns.ts'

export const $text = columns({
  color: { 'zh-cn': '颜色', en: 'Colour', 'zh-tw': '顏色' },
  area: { 'zh-cn': '饱和度和明度', en: 'Saturation and brightness', 'zh-tw': '飽和度和明度' },
  areaValue: {
    'zh-cn': (s: number, v: number) => `饱和度 ${s}%，明度 ${v}%`,
    en: (s: number, v: number) => `Saturation ${s}%, brightness ${v}%`,
    'zh-tw': (s: number, v: number) => `飽和度 ${s}%，明度 ${v}%`,
  },
  hue: { 'zh-cn': '色相', en: 'Hue', 'zh-tw': '色相' },
  alpha: { 'zh-cn': '不透明度', en: 'Opacity', 'zh-tw': '不透明度' },
  hex: { 'zh-cn': '十六进制色值', en: 'Hex value', 'zh-tw': '十六進位色值' },
  wrongHex: { 'zh-cn': '输入错误的hex', en: 'Not a valid hex colour', 'zh-tw': '輸入錯誤的hex' },
  wrongRgb: { 'zh-cn': '输入错误的rgb颜色值', en: 'Not a valid rgb colour', 'zh-tw': '輸入錯誤的rgb顏色值' },
})
