import { shopPaths } from '../../blocks/shared/shop-paths.ts'
import { block, defineTemplate } from '../define-template.ts'
import { kitOf } from '../kit.ts'

const { search, slides, icons, notice, title, goods } = kitOf({
  colours: ['#1f9e62', '#63c58d'],
  price: '#e4572e',
  signs: [
    ['#6cc18a', '#2f9e63'],
    ['#f6b24d', '#e8892b'],
    ['#f07f6a', '#dd4f43'],
    ['#7fb8e8', '#3f88c9'],
    ['#a8c957', '#729a26'],
  ],
})

/** Fruit and vegetables: today's offers first, then the shelves. */
export default defineTemplate((say) => ({
  id: 'fresh-market',
  rank: 2,
  name: say('生鲜果蔬', 'Fresh market', '生鮮蔬果'),
  trade: say('生鲜食品', 'Food', '生鮮食品'),
  settings: { title: say('今日鲜选', 'Fresh today', '今日鮮選'), colour: '#f4f8f3' },
  blocks: [
    search([say('草莓', 'Berries', '草莓'), say('时蔬', 'Greens', '時蔬'), say('鸡蛋', 'Eggs', '雞蛋')]),
    slides(
      [
        [
          'apple',
          say('清晨采摘，当日送达', 'Picked at dawn', '清晨採摘，當日送達'),
          say('满 59 元免运费', 'Delivered today', '滿 59 元免運費'),
          shopPaths.fresh,
        ],
        [
          'leaf',
          say('有机时蔬周', 'Organic week', '有機時蔬週'),
          say('十二种蔬菜第二份半价', 'Second bag half price', '十二種蔬菜第二份半價'),
          shopPaths.benefit,
          ['#4d8f2c', '#a3c957'],
        ],
      ],
      'strip',
    ),
    icons(
      [
        ['leaf', say('蔬菜', 'Veg', '蔬菜'), shopPaths.goods],
        ['apple', say('水果', 'Fruit', '水果'), shopPaths.goods],
        ['heart', say('肉禽蛋', 'Meat', '肉禽蛋'), shopPaths.goods],
        ['cup', say('乳品', 'Dairy', '乳品'), shopPaths.goods],
        ['box', say('粮油', 'Rice', '糧油'), shopPaths.goods],
        ['bolt', say('秒杀', 'Flash', '秒殺'), shopPaths.seckill],
        ['tag', say('领券', 'Save', '領券'), shopPaths.coupons],
        ['gift', say('礼盒', 'Gifts', '禮盒'), shopPaths.goods],
        ['star', say('签到', 'Daily', '簽到'), shopPaths.checkIn],
        ['truck', say('配送', 'Ship', '配送'), shopPaths.orders],
      ],
      5,
    ),
    notice(say('公告', 'Notice', '公告'), [
      say('雨天配送可能延迟，感谢谅解', 'Rain: allow an hour', '雨天配送可能延遲'),
      say('20 点前下单，次日早达', 'Order by 8, eat at 8', '20 點前下單，次日早達'),
    ]),
    block('coupon', { background: 'transparent', accent: '#1f9e62', inset: 10, spaceAbove: 10 }),
    block('seckill', { accent: '#e4572e', spaceAbove: 10 }),
    title(say('当季鲜果', 'In season', '當季鮮果'), shopPaths.fresh),
    goods('three', 6),
    title(say('一日三餐', 'Every day', '一日三餐'), shopPaths.goods),
    goods('two', 8, 1),
  ],
}))
