import { columns } from '#src/text/columns.ts'

/** Names of the kinds that have no folder here yet (designer contract 3.1). */
export const $kind = columns({
  tabNav: { 'zh-cn': '商品分类', en: 'Category bar', 'zh-tw': '商品分類' },
  liveBroadcast: { 'zh-cn': '小程序直播', en: 'Live streaming', 'zh-tw': '小程式直播' },
  customerService: { 'zh-cn': '在线客服', en: 'Customer service', 'zh-tw': '線上客服' },
  blankPage: { 'zh-cn': '辅助空白', en: 'Blank space', 'zh-tw': '輔助空白' },
  guide: { 'zh-cn': '辅助线', en: 'Divider', 'zh-tw': '輔助線' },
  follow: { 'zh-cn': '关注公众号', en: 'Follow account', 'zh-tw': '關注公眾號' },
})
