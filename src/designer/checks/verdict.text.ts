import { columns } from '#src/text/columns.ts'

export const $text = columns({
  product: { 'zh-cn': '商品', en: 'Product', 'zh-tw': '商品' },
  product_category: { 'zh-cn': '商品分类', en: 'Product category', 'zh-tw': '商品分類' },
  page: { 'zh-cn': '专题页', en: 'Page', 'zh-tw': '專題頁' },
  article: { 'zh-cn': '文章', en: 'Article', 'zh-tw': '文章' },
  article_category: { 'zh-cn': '文章分类', en: 'Article category', 'zh-tw': '文章分類' },
  seckill: { 'zh-cn': '秒杀商品', en: 'Flash sale', 'zh-tw': '秒殺商品' },
  bargain: { 'zh-cn': '砍价商品', en: 'Bargain', 'zh-tw': '砍價商品' },
  combination: { 'zh-cn': '拼团商品', en: 'Group buying', 'zh-tw': '拼團商品' },
  advance: { 'zh-cn': '预售商品', en: 'Presale', 'zh-tw': '預售商品' },
  integral: { 'zh-cn': '积分商品', en: 'Points product', 'zh-tw': '積分商品' },
  lottery: { 'zh-cn': '抽奖活动', en: 'Prize draw', 'zh-tw': '抽獎活動' },
  fixed: { 'zh-cn': '商城页面', en: 'Shop page', 'zh-tw': '商城頁面' },
  web: { 'zh-cn': '网页', en: 'Web page', 'zh-tw': '網頁' },
  mini_program: { 'zh-cn': '小程序', en: 'Mini-program', 'zh-tw': '小程式' },
  other: { 'zh-cn': '链接', en: 'Link', 'zh-tw': '連結' },
  nearbyOff: {
    'zh-cn': '请先开启您的周边功能(/pages/storeList/index)',
    en: 'Switch on picking up in stores first (/pages/storeList/index)',
    'zh-tw': '請先開啟您的周邊功能(/pages/storeList/index)',
  },
  named: {
    'zh-cn': (kind: string, name: string) => `${kind}“${name}”`,
    en: (kind: string, name: string) => `${kind} “${name}”`,
    'zh-tw': (kind: string, name: string) => `${kind}「${name}」`,
  },
  missing: {
    'zh-cn': (what: string) => `${what}不存在`,
    en: (what: string) => `${what} does not exist`,
    'zh-tw': (what: string) => `${what}不存在`,
  },
  deleted: {
    'zh-cn': (what: string) => `${what}已删除`,
    en: (what: string) => `${what} was deleted`,
    'zh-tw': (what: string) => `${what}已刪除`,
  },
  hidden: {
    'zh-cn': (what: string) => `${what}已下架或未发布`,
    en: (what: string) => `${what} is not on show in the shop`,
    'zh-tw': (what: string) => `${what}已下架或未發佈`,
  },
  ended: {
    'zh-cn': (what: string) => `${what}已结束`,
    en: (what: string) => `${what} has ended`,
    'zh-tw': (what: string) => `${what}已結束`,
  },
  not_started: {
    'zh-cn': (what: string) => `${what}还未开始`,
    en: (what: string) => `${what} has not started yet`,
    'zh-tw': (what: string) => `${what}還未開始`,
  },
  sold_out: {
    'zh-cn': (what: string) => `${what}已售罄`,
    en: (what: string) => `${what} is sold out`,
    'zh-tw': (what: string) => `${what}已售完`,
  },
})
