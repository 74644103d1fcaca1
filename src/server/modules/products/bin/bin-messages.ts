import type { Messages } from '#src/server/messages.ts'

/** Why a product stays in the recycle bin: what names it, and how many others do. */
export const ofBin: Messages = {
  'bin.order': { 'zh-cn': '订单 {name}', en: 'Order {name}', 'zh-tw': '訂單 {name}' },
  'bin.order.more': { 'zh-cn': '订单 {name}，另有 {more} 处', en: 'Order {name} and {more} more', 'zh-tw': '訂單 {name}，另有 {more} 處' },
  'bin.review': { 'zh-cn': '有商品评价', en: 'It has reviews', 'zh-tw': '有商品評價' },
  'bin.review.more': { 'zh-cn': '有商品评价，另有 {more} 处', en: 'It has reviews and {more} more', 'zh-tw': '有商品評價，另有 {more} 處' },
  'bin.seckill': { 'zh-cn': '秒杀活动“{name}”', en: 'Flash sale “{name}”', 'zh-tw': '秒殺活動「{name}」' },
  'bin.seckill.more': {
    'zh-cn': '秒杀活动“{name}”，另有 {more} 处',
    en: 'Flash sale “{name}” and {more} more',
    'zh-tw': '秒殺活動「{name}」，另有 {more} 處',
  },
  'bin.bargain': { 'zh-cn': '砍价活动“{name}”', en: 'Bargain “{name}”', 'zh-tw': '砍價活動「{name}」' },
  'bin.bargain.more': {
    'zh-cn': '砍价活动“{name}”，另有 {more} 处',
    en: 'Bargain “{name}” and {more} more',
    'zh-tw': '砍價活動「{name}」，另有 {more} 處',
  },
  'bin.combination': { 'zh-cn': '拼团活动“{name}”', en: 'Group buy “{name}”', 'zh-tw': '拼團活動「{name}」' },
  'bin.combination.more': {
    'zh-cn': '拼团活动“{name}”，另有 {more} 处',
    en: 'Group buy “{name}” and {more} more',
    'zh-tw': '拼團活動「{name}」，另有 {more} 處',
  },
  'bin.points': { 'zh-cn': '积分商品“{name}”', en: 'Offered for points: “{name}”', 'zh-tw': '積分商品「{name}」' },
  'bin.points.more': {
    'zh-cn': '积分商品“{name}”，另有 {more} 处',
    en: 'Offered for points: “{name}” and {more} more',
    'zh-tw': '積分商品「{name}」，另有 {more} 處',
  },
  'bin.presale': { 'zh-cn': '预售活动“{name}”', en: 'Presale “{name}”', 'zh-tw': '預售活動「{name}」' },
  'bin.presale.more': {
    'zh-cn': '预售活动“{name}”，另有 {more} 处',
    en: 'Presale “{name}” and {more} more',
    'zh-tw': '預售活動「{name}」，另有 {more} 處',
  },
  'bin.lottery': { 'zh-cn': '抽奖奖品“{name}”', en: 'Prize “{name}”', 'zh-tw': '抽獎獎品「{name}」' },
  'bin.lottery.more': {
    'zh-cn': '抽奖奖品“{name}”，另有 {more} 处',
    en: 'Prize “{name}” and {more} more',
    'zh-tw': '抽獎獎品「{name}」，另有 {more} 處',
  },
  'bin.article': { 'zh-cn': '文章“{name}”', en: 'Article “{name}”', 'zh-tw': '文章「{name}」' },
  'bin.article.more': {
    'zh-cn': '文章“{name}”，另有 {more} 处',
    en: 'Article “{name}” and {more} more',
    'zh-tw': '文章「{name}」，另有 {more} 處',
  },
  'bin.page': { 'zh-cn': '页面“{name}”', en: 'Page “{name}”', 'zh-tw': '頁面「{name}」' },
  'bin.page.more': {
    'zh-cn': '页面“{name}”，另有 {more} 处',
    en: 'Page “{name}” and {more} more',
    'zh-tw': '頁面「{name}」，另有 {more} 處',
  },
  'bin.coupon': { 'zh-cn': '优惠券“{name}”', en: 'Coupon “{name}”', 'zh-tw': '優惠券「{name}」' },
  'bin.coupon.more': {
    'zh-cn': '优惠券“{name}”，另有 {more} 处',
    en: 'Coupon “{name}” and {more} more',
    'zh-tw': '優惠券「{name}」，另有 {more} 處',
  },
  PRODUCT_BIN_CHANGED: {
    'zh-cn': '回收站里现在是 {count} 件商品，请看过之后再清空',
    en: 'The recycle bin holds {count} products by now: look at it before emptying it',
    'zh-tw': '回收筒裡現在是 {count} 件商品，請看過之後再清空',
  },
}
