import { columns } from '#src/text/columns.ts'

export const $text = columns({
  width: { 'zh-cn': '手机宽度', en: 'Width of the phone', 'zh-tw': '手機寬度' },
  zoom: { 'zh-cn': '缩放', en: 'Zoom', 'zh-tw': '縮放' },
  zoomIn: { 'zh-cn': '放大', en: 'Zoom in', 'zh-tw': '放大' },
  zoomOut: { 'zh-cn': '缩小', en: 'Zoom out', 'zh-tw': '縮小' },
  zoomReset: { 'zh-cn': '实际大小', en: 'Actual size', 'zh-tw': '實際大小' },
})
