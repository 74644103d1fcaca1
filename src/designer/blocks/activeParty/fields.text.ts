import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  heading: { 'zh-cn': '促销标题', en: 'Heading', 'zh-tw': '促銷標題' },
  headingPlaceholder: { 'zh-cn': '请输入标题', en: 'Heading', 'zh-tw': '請輸入標題' },
  badgeWords: { 'zh-cn': '促销简介', en: 'Badge', 'zh-tw': '促銷簡介' },
  badgePlaceholder: { 'zh-cn': '请输入简介', en: 'A few words', 'zh-tw': '請輸入簡介' },
  tiles: { 'zh-cn': '活动版块', en: 'Tiles', 'zh-tw': '活動版塊' },
  tilesHint: {
    'zh-cn': '最多可添加4个版块，图片建议尺寸140×140px；鼠标拖拽左侧圆点可调整版块顺序',
    en: 'Up to 4 tiles, pictures best 140×140 px; drag the handle to reorder',
    'zh-tw': '最多可新增4個版塊，圖片建議尺寸140×140px；拖曳左側圓點可調整版塊順序',
  },
  titlePlaceholder: { 'zh-cn': '选填，不超过4个字', en: 'Optional, up to 4 characters', 'zh-tw': '選填，不超過4個字' },
  introPlaceholder: { 'zh-cn': '选填，不超过20个字', en: 'Optional, up to 20 characters', 'zh-tw': '選填，不超過20個字' },
  addTile: { 'zh-cn': '添加版块', en: 'Add a tile', 'zh-tw': '新增版塊' },
  headingColour: { 'zh-cn': '主题颜色', en: 'Heading colour', 'zh-tw': '主題顏色' },
  badge: { 'zh-cn': '标签背景颜色', en: 'Badge (gradient)', 'zh-tw': '標籤背景顏色' },
})
