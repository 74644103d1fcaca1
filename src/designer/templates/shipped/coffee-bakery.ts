import { shopPaths } from '../../blocks/shared/shop-paths.ts'
import { block, defineTemplate } from '../define-template.ts'
import { kitOf } from '../kit.ts'

const { slides, icons, notice, title, goods, service } = kitOf({
  colours: ['#4b2e20', '#8a5a3b'],
  price: '#b4531a',
  signs: [
    ['#8a5a3b', '#4b2e20'],
    ['#c98f4f', '#9a622a'],
  ],
})

/** A café with a counter: order now, collect points, buy together. */
export default defineTemplate((say) => ({
  id: 'coffee-bakery',
  rank: 6,
  name: say('咖啡烘焙', 'Coffee and bakery', '咖啡烘焙'),
  trade: say('餐饮门店', 'Café', '餐飲門市'),
  settings: { title: say('今天喝什么', 'What will it be?', '今天喝什麼'), colour: '#faf6f1' },
  blocks: [
    slides(
      [
        [
          'cup',
          say('第二杯半价', 'Second cup half price', '第二杯半價'),
          say('每日 14–17 点', 'Daily, 2 to 5', '每日 14–17 點'),
          shopPaths.benefit,
        ],
        [
          'heart',
          say('新鲜出炉', 'Out of the oven', '新鮮出爐'),
          say('早七点，第一炉', 'First tray at seven', '早七點，第一爐'),
          shopPaths.fresh,
          ['#9a622a', '#e0b06f'],
        ],
      ],
      'edge',
      420,
    ),
    icons(
      [
        ['cup', say('点单', 'Order', '點餐'), shopPaths.goods],
        ['tag', say('领券', 'Save', '領券'), shopPaths.coupons],
        ['gift', say('积分', 'Point', '積分'), shopPaths.points],
        ['heart', say('拼单', 'Team', '揪團'), shopPaths.combination],
      ],
      4,
    ),
    notice(say('公告', 'Notice', '公告'), [say('会员生日当天送一杯', 'A birthday cup on us', '會員生日當天送一杯')], shopPaths.members),
    block('coupon', { background: 'transparent', accent: '#8a5a3b', inset: 10, spaceAbove: 10 }),
    title(say('招牌推荐', 'Favourites', '招牌推薦'), shopPaths.best),
    goods('row', 4, 1),
    block('combination', { accent: '#b4531a', spaceAbove: 10 }),
    title(say('咖啡豆带回家', 'Beans', '咖啡豆帶回家'), shopPaths.goods),
    goods('two', 4),
    service(),
  ],
}))
