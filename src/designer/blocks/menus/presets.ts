import { sign, type Glyph } from '../shared/art.ts'
import { definePresets, type Say } from '../shared/define-presets.ts'
import { shopPaths } from '../shared/shop-paths.ts'
import type { IconMenu } from './schema.ts'

type Entry = readonly [glyph: Glyph, from: string, to: string, words: readonly [string, string, string], link: string]

const entries: readonly Entry[] = [
  ['star', '#ff8a5c', '#f4503a', ['新品', 'New', '新品'], shopPaths.fresh],
  ['medal', '#ffc04d', '#f48b1f', ['热卖', 'Hot', '熱賣'], shopPaths.hot],
  ['bolt', '#ff7d8f', '#e93a5f', ['秒杀', 'Flash', '秒殺'], shopPaths.seckill],
  ['tag', '#7fa8ff', '#3f6ff2', ['领券', 'Vouch', '領券'], shopPaths.coupons],
  ['gift', '#b48bff', '#7f52e8', ['积分', 'Point', '積分'], shopPaths.points],
  ['heart', '#ff93c0', '#e8518f', ['签到', 'Daily', '簽到'], shopPaths.checkIn],
  ['box', '#6fd0b5', '#25a37f', ['订单', 'Order', '訂單'], shopPaths.orders],
  ['doc', '#8fb3c9', '#54809c', ['资讯', 'News', '資訊'], shopPaths.articles],
  ['chat', '#7bc7f5', '#3293d8', ['客服', 'Help', '客服'], shopPaths.service],
  ['truck', '#a0c46a', '#67973a', ['分类', 'All', '分類'], shopPaths.categories],
]

const items = (say: Say, count: number) =>
  entries.slice(0, count).map(([glyph, from, to, words, link]) => ({ title: say(...words), picture: sign(glyph, from, to), link }))

export default definePresets<IconMenu>((say) => [
  {
    id: 'ten',
    name: say('十宫格', 'Ten in two rows', '十宮格'),
    value: { items: items(say, 10), layout: 1, columns: 2, shape: 1, pager: 2 },
  },
  {
    id: 'eight',
    name: say('八宫格卡片', 'Eight on a card', '八宮格卡片'),
    value: { items: items(say, 8), layout: 1, columns: 1, shape: 0, pager: 2, corners: 1, inset: 10, spaceAbove: 10 },
  },
  { id: 'row', name: say('单行滑动', 'One row to slide', '單行滑動'), value: { items: items(say, 6), layout: 0, shape: 1 } },
])
