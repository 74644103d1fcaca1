import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  logo: { 'zh-cn': '设置logo', en: 'Logo', 'zh-tw': '設定 logo' },
  hotWords: { 'zh-cn': '热词', en: 'Hot words', 'zh-tw': '熱詞' },
  hotWordsHint: {
    'zh-cn': '热词最多20个词，鼠标拖拽左侧圆点可调整；显示在搜索页',
    en: 'At most 20 words, shown on the search page; drag the handle to reorder',
    'zh-tw': '熱詞最多20個詞，拖曳左側圓點可調整；顯示在搜尋頁',
  },
  word: { 'zh-cn': '热词', en: 'Hot word', 'zh-tw': '熱詞' },
  wordPlaceholder: { 'zh-cn': '选填，不超过十个字', en: 'Optional, up to 10 characters', 'zh-tw': '選填，不超過十個字' },
  addWord: { 'zh-cn': '添加热词', en: 'Add a word', 'zh-tw': '新增熱詞' },
  background: { 'zh-cn': '背景颜色(渐变)', en: 'Background (gradient)', 'zh-tw': '背景顏色(漸層)' },
  shape: { 'zh-cn': '边框样式', en: 'Box shape', 'zh-tw': '邊框樣式' },
})
