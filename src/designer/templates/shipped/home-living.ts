import { shopPaths } from '../../blocks/shared/shop-paths.ts'
import { defineTemplate } from '../define-template.ts'
import { kitOf } from '../kit.ts'

const { search, slides, icons, notice, cube, title, goods } = kitOf({
  colours: ['#7a5a3c', '#b89472'],
  price: '#a8481f',
  signs: [
    ['#c3a07c', '#8f6a45'],
    ['#8fa58a', '#5d7758'],
    ['#d0a36a', '#a87433'],
    ['#8797a8', '#566779'],
  ],
})

/** Furniture and household: by room, then by mood. */
export default defineTemplate((say) => ({
  id: 'home-living',
  rank: 5,
  name: say('家居生活', 'Home and living', '家居生活'),
  trade: say('家居家装', 'Furniture', '家居家裝'),
  settings: { title: say('住进喜欢里', 'Live well', '住進喜歡裡'), colour: '#f7f4ef' },
  blocks: [
    search([say('沙发', 'Sofas', '沙發'), say('收纳', 'Storage', '收納')]),
    slides(
      [
        [
          'sofa',
          say('客厅焕新', 'A new living room', '客廳煥新'),
          say('沙发以旧换新', 'We take the old one', '沙發以舊換新'),
          shopPaths.fresh,
        ],
        [
          'leaf',
          say('原木系列', 'Solid wood', '原木系列'),
          say('每一块都有年轮', 'Every ring a year', '每一塊都有年輪'),
          shopPaths.best,
          ['#5d7758', '#a5b99f'],
        ],
      ],
      'card',
      380,
    ),
    icons(
      [
        ['sofa', say('客厅', 'Sofa', '客廳'), shopPaths.goods],
        ['heart', say('卧室', 'Bed', '臥室'), shopPaths.goods],
        ['cup', say('厨房', 'Cook', '廚房'), shopPaths.goods],
        ['box', say('收纳', 'Store', '收納'), shopPaths.goods],
      ],
      4,
      false,
    ),
    notice(say('公告', 'Notice', '公告'), [
      say('大件送货入户并免费安装', 'We carry and build', '大件送貨入戶並免費安裝'),
      say('材质样册可免费寄送', 'Swatches for free', '材質樣冊可免費寄送'),
    ]),
    cube(5, [
      ['sofa', say('暖光角落', 'Warm corners', '暖光角落'), say('灯与椅', 'Lamp and chair', '燈與椅'), shopPaths.goods],
      ['leaf', say('一抹绿', 'Some green', '一抹綠'), say('花器与植物', 'Pots and plants', '花器與植物'), shopPaths.goods],
      ['cup', say('餐桌时光', 'At the table', '餐桌時光'), say('杯盘与布', 'Cups and linen', '杯盤與布'), shopPaths.goods],
      ['box', say('井井有条', 'In order', '井井有條'), say('收纳好物', 'Boxes', '收納好物'), shopPaths.goods],
    ]),
    title(say('本月推荐', 'This month', '本月推薦'), shopPaths.best),
    goods('two', 6),
    title(say('小物件', 'Small joys', '小物件'), shopPaths.goods),
    goods('three', 6),
  ],
}))
