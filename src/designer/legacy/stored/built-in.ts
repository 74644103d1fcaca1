import type { Wire } from '../../document/block.ts'
import { legacyKinds } from '../registry.ts'
import { patternInstance } from './slots.ts'

/** The kinds of the built-in page in the order in which the shop stores them. */
const builtInKinds = [
  'headerSerch',
  'swiperBg',
  'menus',
  'tabNav',
  'news',
  'activity',
  'alive',
  'scrollBox',
  'adsRecommend',
  'coupon',
  'seckill',
  'combination',
  'bargain',
  'goodList',
  'picTxt',
  'titles',
  'customerService',
  'tabBar',
]

/** The page that an older shop starts with: every kind with its pattern and one instance. */
export function builtInValue(): Wire {
  return Object.fromEntries(
    builtInKinds.map((kind) => {
      const fresh = () => legacyKinds.find((known) => known.kind === kind)!.fresh()
      return [kind, { [patternInstance]: fresh(), default: fresh() }]
    }),
  )
}
