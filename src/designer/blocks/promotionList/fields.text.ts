import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  tabs: { 'zh-cn': '促销版块', en: 'Tabs', 'zh-tw': '促銷版塊' },
  tabsHint: {
    'zh-cn': '最多可添加4个版块；鼠标拖拽左侧圆点可调整版块顺序',
    en: 'Up to 4 tabs; drag the handle to reorder',
    'zh-tw': '最多可新增4個版塊；拖曳左側圓點可調整版塊順序',
  },
  fourPlaceholder: { 'zh-cn': '选填，不超过四个字', en: 'Optional, up to 4 characters', 'zh-tw': '選填，不超過四個字' },
  addTab: { 'zh-cn': '添加版块', en: 'Add a tab', 'zh-tw': '新增版塊' },
  tooFew: { 'zh-cn': '至少保留1个版块', en: 'At least one tab is needed', 'zh-tw': '至少保留1個版塊' },
  list: { 'zh-cn': '商品来源', en: 'List', 'zh-tw': '商品來源' },
  best: { 'zh-cn': '精品推荐', en: 'Recommended', 'zh-tw': '精品推薦' },
  hot: { 'zh-cn': '热门榜单', en: 'Hot', 'zh-tw': '熱門榜單' },
  fresh: { 'zh-cn': '首发新品', en: 'New', 'zh-tw': '首發新品' },
  benefit: { 'zh-cn': '促销单品', en: 'On offer', 'zh-tw': '促銷單品' },
  align: { 'zh-cn': '标题位置', en: 'Tabs at', 'zh-tw': '標題位置' },
  accent: { 'zh-cn': '主题风格', en: 'Active tab', 'zh-tw': '主題風格' },
})
