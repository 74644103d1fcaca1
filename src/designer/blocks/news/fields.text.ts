import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  icon: { 'zh-cn': '图标设置', en: 'Icon', 'zh-tw': '圖示設定' },
  lines: { 'zh-cn': '新闻', en: 'Headlines', 'zh-tw': '新聞' },
  linesHint: {
    'zh-cn': '最多可添加10个版块；鼠标拖拽左侧圆点可调整版块顺序',
    en: 'Up to 10 headlines; drag the handle to reorder',
    'zh-tw': '最多可新增10個版塊；拖曳左側圓點可調整版塊順序',
  },
  titlePlaceholder: { 'zh-cn': '选填，不超过20个字', en: 'Optional, up to 20 characters', 'zh-tw': '選填，不超過20個字' },
  addLine: { 'zh-cn': '添加版块', en: 'Add a headline', 'zh-tw': '新增版塊' },
})
