import { artRef, type Glyph } from '../shared/art.ts'
import { definePresets, type Say } from '../shared/define-presets.ts'
import { shopPaths } from '../shared/shop-paths.ts'
import type { PictureCube } from './schema.ts'

type Words = readonly [string, string, string]

const cell = (say: Say, size: readonly [number, number], glyph: Glyph, colours: readonly [string, string], title: Words, line: Words) => ({
  picture: artRef({ width: size[0], height: size[1], from: colours[0], to: colours[1], glyph, title: say(...title), line: say(...line) }),
})

const fresh: [Words, Words] = [
  ['新品首发', 'New in', '新品首發'],
  ['抢先体验', 'Be the first', '搶先體驗'],
]
const hot: [Words, Words] = [
  ['热销榜单', 'Bestsellers', '熱銷榜單'],
  ['大家都在买', 'Loved by many', '大家都在買'],
]
const offer: [Words, Words] = [
  ['限时特惠', 'On offer', '限時特惠'],
  ['好价不等人', 'While it lasts', '好價不等人'],
]

export default definePresets<PictureCube>((say) => [
  {
    id: 'three',
    name: say('一大两小', 'One large, two small', '一大兩小'),
    value: {
      layout: 3,
      cells: [
        { ...cell(say, [375, 375], 'gift', ['#ff7a59', '#f14668'], ...fresh), link: shopPaths.fresh },
        { ...cell(say, [375, 188], 'medal', ['#4c8dff', '#5fc3f0'], ...hot), link: shopPaths.hot },
        { ...cell(say, [375, 188], 'tag', ['#8a63f0', '#c083f2'], ...offer), link: shopPaths.benefit },
      ],
      corners: 1,
      inset: 10,
      spaceAbove: 10,
    },
  },
  {
    id: 'two',
    name: say('左右两张', 'Two side by side', '左右兩張'),
    value: {
      layout: 1,
      cells: [
        { ...cell(say, [375, 220], 'bolt', ['#f0533f', '#f9a24b'], ...offer), link: shopPaths.seckill },
        { ...cell(say, [375, 220], 'star', ['#1fa37f', '#7ccf8a'], ...fresh), link: shopPaths.fresh },
      ],
      corners: 1,
      inset: 10,
      spaceAbove: 10,
    },
  },
])
