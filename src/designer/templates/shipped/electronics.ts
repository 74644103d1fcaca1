import { shopPaths } from '../../blocks/shared/shop-paths.ts'
import { block, defineTemplate } from '../define-template.ts'
import { kitOf } from '../kit.ts'

const { search, slides, icons, cube, title, goods } = kitOf({
  colours: ['#1b2a6b', '#3d6df0'],
  price: '#e0362c',
  signs: [
    ['#5b8cff', '#2f58d6'],
    ['#7b6cf0', '#4b3bc4'],
    ['#35b4c9', '#167f96'],
    ['#6c7a93', '#3d495e'],
    ['#f29b4b', '#d86f16'],
  ],
})

/** Phones and appliances: specifications sell, lists compare. */
export default defineTemplate((say) => ({
  id: 'electronics',
  rank: 7,
  name: say('数码家电', 'Electronics', '數位家電'),
  trade: say('数码家电', 'Electronics', '數位家電'),
  settings: { title: say('好物上新', 'New in', '好物上新'), colour: '#f2f4fa' },
  blocks: [
    search([say('手机', 'Phones', '手機'), say('耳机', 'Audio', '耳機')], { align: 1 }),
    slides(
      [
        [
          'phone',
          say('以旧换新最高补贴千元', 'Trade in, pay less', '以舊換新最高補貼千元'),
          say('到店或上门回收', 'In the shop or at home', '到店或到府回收'),
          shopPaths.fresh,
        ],
        [
          'bolt',
          say('快充季', 'Charging week', '快充季'),
          say('充电配件两件八折', 'Two for 20% less', '充電配件兩件八折'),
          shopPaths.benefit,
          ['#0f7f96', '#3dc3d6'],
        ],
      ],
      'strip',
    ),
    icons(
      [
        ['phone', say('手机', 'Phone', '手機'), shopPaths.goods],
        ['bolt', say('配件', 'Power', '配件'), shopPaths.goods],
        ['sofa', say('家电', 'Home', '家電'), shopPaths.goods],
        ['star', say('新品', 'New', '新品'), shopPaths.fresh],
        ['truck', say('售后', 'Help', '售後'), shopPaths.service],
      ],
      5,
    ),
    block('seckill', { spaceAbove: 10 }),
    cube(1, [
      ['medal', say('官方正品', 'Genuine', '官方正品'), say('全国联保', 'Full warranty', '全國聯保'), shopPaths.goods],
      ['truck', say('次日达', 'Next day', '次日達'), say('晚到必赔', 'Or money back', '晚到必賠'), shopPaths.goods],
    ]),
    title(say('热卖榜', 'Popular', '熱賣榜'), shopPaths.hot),
    goods('row', 5, 1),
    block('promotionList', {
      tabs: [
        { title: say('新品', 'New', '新品'), intro: say('刚刚到店', 'Now', '剛剛到店'), list: 3 },
        { title: say('特惠', 'Deal', '特惠'), intro: say('直降好价', 'Less', '直降好價'), list: 4 },
        { title: say('精选', 'Best', '精選'), intro: say('编辑推荐', 'Ours', '編輯推薦'), list: 1 },
      ],
      count: 8,
      accent: '#3d6df0',
      spaceAbove: 10,
    }),
  ],
}))
