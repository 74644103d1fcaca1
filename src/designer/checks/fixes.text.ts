import { columns } from '#src/text/columns.ts'

export const $text = columns({
  takeHome: { 'zh-cn': '链接到首页', en: 'Use home page', 'zh-tw': '連結到首頁' },
  hide: { 'zh-cn': '隐藏组件', en: 'Hide block', 'zh-tw': '隱藏元件' },
  dropEntry: { 'zh-cn': '删除此项', en: 'Remove entry', 'zh-tw': '刪除此項' },
  turnOff: { 'zh-cn': '关闭背景图', en: 'Picture off', 'zh-tw': '關閉背景圖' },
  dropAreas: { 'zh-cn': '删除超出的热区', en: 'Remove areas', 'zh-tw': '刪除超出的熱區' },
  dropProducts: { 'zh-cn': '移除这些商品', en: 'Remove them', 'zh-tw': '移除這些商品' },
  decorate: { 'zh-cn': '标为装饰图片', en: 'Mark as decoration', 'zh-tw': '標為裝飾圖片' },
  shorten: {
    'zh-cn': (max: number) => `截短到${max}个字`,
    en: (max: number) => `Cut to ${max}`,
    'zh-tw': (max: number) => `截短到${max}個字`,
  },
  recolour: {
    'zh-cn': (colour: string) => `改为 ${colour}`,
    en: (colour: string) => `Use ${colour}`,
    'zh-tw': (colour: string) => `改為 ${colour}`,
  },
})
