import { columns } from '#src/text/columns.ts'

/** Names of the kinds that have no folder here yet (designer contract 3.1). */
export const $kind = columns({
  tabNav: { 'zh-cn': '商品分类', en: 'Category bar', 'zh-tw': '商品分類' },
  articleList: { 'zh-cn': '新闻列表', en: 'Articles', 'zh-tw': '新聞列表' },
  bargain: { 'zh-cn': '砍价', en: 'Bargain', 'zh-tw': '砍價' },
  coupon: { 'zh-cn': '优惠券', en: 'Coupons', 'zh-tw': '優惠券' },
  combination: { 'zh-cn': '拼团', en: 'Group buying', 'zh-tw': '拼團' },
  seckill: { 'zh-cn': '秒杀', en: 'Flash sale', 'zh-tw': '秒殺' },
  liveBroadcast: { 'zh-cn': '小程序直播', en: 'Live streaming', 'zh-tw': '小程式直播' },
  customerService: { 'zh-cn': '在线客服', en: 'Customer service', 'zh-tw': '線上客服' },
  blankPage: { 'zh-cn': '辅助空白', en: 'Blank space', 'zh-tw': '輔助空白' },
  guide: { 'zh-cn': '辅助线', en: 'Divider', 'zh-tw': '輔助線' },
  follow: { 'zh-cn': '关注公众号', en: 'Follow account', 'zh-tw': '關注公眾號' },
})
