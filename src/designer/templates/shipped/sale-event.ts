import { sign } from '../../blocks/shared/art.ts'
import { shopPaths } from '../../blocks/shared/shop-paths.ts'
import { block, defineTemplate } from '../define-template.ts'
import { kitOf } from '../kit.ts'

const { slides, notice, title, goods } = kitOf({
  colours: ['#c81e2c', '#f4623a'],
  price: '#e0221c',
  signs: [
    ['#f4623a', '#c81e2c'],
    ['#f9a03f', '#e56a12'],
  ],
})

const tile = (heading: string, intro: string, picture: string, link: string) => ({ title: heading, intro, picture, link })

/** A page for one great sale: everything that is on offer, in one place. */
export default defineTemplate((say) => ({
  id: 'sale-event',
  rank: 8,
  name: say('大促活动', 'Sale event', '大促活動'),
  trade: say('活动专题', 'Campaign', '活動專題'),
  settings: { title: say('年终大促', 'The great sale', '年終大促'), colour: '#fff0ea' },
  blocks: [
    slides(
      [
        [
          'gift',
          say('年终狂欢节', 'The great sale', '年終狂歡節'),
          say('全场满 300 减 50', '50 off every 300', '全場滿 300 減 50'),
          shopPaths.benefit,
        ],
        [
          'bolt',
          say('整点秒杀', 'On the hour', '整點秒殺'),
          say('手慢无', 'Be quick', '手慢無'),
          shopPaths.seckill,
          ['#e56a12', '#f9c04a'],
        ],
      ],
      'edge',
      440,
    ),
    notice(
      say('公告', 'Notice', '公告'),
      [say('活动期间订单量大，48 小时内发货', 'Sent within 48 hours', '訂單量大，48 小時內出貨')],
      shopPaths.articles,
    ),
    block('coupon', { background: '#fff0ea', accent: '#e0221c', inset: 10, spaceAbove: 10 }),
    block('activeParty', {
      heading: say('会场直达', 'Go to', '會場直達'),
      badgeWords: say('惊喜不停', 'Go', '驚喜不停'),
      tiles: [
        tile(
          say('秒杀', 'Fast', '秒殺'),
          say('整点开抢', 'On the hour', '整點開搶'),
          sign('bolt', '#f4623a', '#c81e2c'),
          shopPaths.seckill,
        ),
        tile(
          say('拼团', 'Team', '拼團'),
          say('邀友更省', 'Buy together', '邀友更省'),
          sign('heart', '#f9a03f', '#e56a12'),
          shopPaths.combination,
        ),
        tile(say('砍价', 'Cut', '砍價'), say('好友助力', 'Friends help', '好友助力'), sign('tag', '#f4623a', '#c81e2c'), shopPaths.bargain),
        tile(say('新品', 'New', '新品'), say('首发半价', 'Half price', '首發半價'), sign('star', '#f9a03f', '#e56a12'), shopPaths.fresh),
      ],
      spaceAbove: 10,
    }),
    block('seckill', { accent: '#e0221c', spaceAbove: 10 }),
    block('combination', { accent: '#e0221c', spaceAbove: 10 }),
    block('bargain', { spaceAbove: 10, inset: 10 }),
    title(say('必买清单', 'Best buys', '必買清單'), shopPaths.hot),
    goods('two', 10, 1),
  ],
}))
