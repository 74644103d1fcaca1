import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  layout: { 'zh-cn': '选择样式', en: 'Layout', 'zh-tw': '選擇樣式' },
  layout1: { 'zh-cn': '样式一', en: 'One', 'zh-tw': '樣式一' },
  layout2: { 'zh-cn': '样式二', en: 'Two', 'zh-tw': '樣式二' },
  layout3: { 'zh-cn': '样式三', en: 'Three', 'zh-tw': '樣式三' },
  layout4: { 'zh-cn': '样式四', en: 'Four', 'zh-tw': '樣式四' },
  layout5: { 'zh-cn': '样式五', en: 'Five', 'zh-tw': '樣式五' },
  layout6: { 'zh-cn': '样式六', en: 'Six', 'zh-tw': '樣式六' },
  cells: { 'zh-cn': '布局', en: 'Cells', 'zh-tw': '版面配置' },
  cellsHint: {
    'zh-cn': '选定布局区域，在下方添加图片，建议添加比例一致的图片',
    en: 'Choose a cell, then give it a picture below; pictures of one ratio look best',
    'zh-tw': '選定版面區域，在下方新增圖片，建議新增比例一致的圖片',
  },
})
