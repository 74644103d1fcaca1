import { sign, type Glyph } from '../shared/art.ts'
import { definePresets } from '../shared/define-presets.ts'
import { shopPaths } from '../shared/shop-paths.ts'
import type { PromotionTiles } from './schema.ts'

export default definePresets<PromotionTiles>((say) => {
  const tile = (title: string, intro: string, glyph: Glyph, colours: readonly [string, string], link: string) => ({
    title,
    intro,
    picture: sign(glyph, ...colours),
    link,
  })
  const tiles = [
    tile(
      say('秒杀', 'Sale', '秒殺'),
      say('整点开抢 低价到手', 'On the hour', '整點開搶 低價到手'),
      'bolt',
      ['#ff7d8f', '#e93a5f'],
      shopPaths.seckill,
    ),
    tile(
      say('拼团', 'Team', '拼團'),
      say('邀友同购 更省一点', 'Buy together', '邀友同購 更省一點'),
      'heart',
      ['#ffb15c', '#f2811d'],
      shopPaths.combination,
    ),
    tile(
      say('砍价', 'Cut', '砍價'),
      say('好友助力 0元到手', 'Friends help', '好友助力 0元到手'),
      'tag',
      ['#7fa8ff', '#3f6ff2'],
      shopPaths.bargain,
    ),
    tile(say('积分', 'Gift', '積分'), say('积分当钱花', 'Pay with points', '積分當錢花'), 'gift', ['#b48bff', '#7f52e8'], shopPaths.points),
  ]
  const heading = say('活动专区', 'Offers', '活動專區')
  const badgeWords = say('天天有惊喜', 'Daily', '天天有驚喜')
  return [
    { id: 'four', name: say('四大活动', 'Four campaigns', '四大活動'), value: { heading, badgeWords, tiles, spaceAbove: 10 } },
    {
      id: 'two',
      name: say('蓝色两格', 'Two, in blue', '藍色兩格'),
      value: {
        heading,
        badgeWords,
        tiles: tiles.slice(0, 2),
        headingColour: '#1759c4',
        badge: ['#1d6ff2', '#4aa8f7'],
        background: '#e6f0ff',
        spaceAbove: 10,
      },
    },
  ]
})
