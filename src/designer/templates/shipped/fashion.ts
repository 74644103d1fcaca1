import { shopPaths } from '../../blocks/shared/shop-paths.ts'
import { block, defineTemplate } from '../define-template.ts'
import { kitOf } from '../kit.ts'

const { slides, cube, goods, search } = kitOf({
  colours: ['#1d1f24', '#4a4e58'],
  price: '#1d1f24',
  signs: [
    ['#2b2e36', '#5b606c'],
    ['#8c7f72', '#b8aa9b'],
    ['#6b7280', '#9aa3b1'],
  ],
})

const line = block('guide', { line: 1, height: 1, lineColour: '#d9dce1', inset: 120, spaceAbove: 6 })

/** Clothes: few words, large pictures, much air. */
export default defineTemplate((say) => {
  const heading = (words: string, link: string) =>
    block('titles', { words, link, align: 1, weight: 2, size: 18, background: 'transparent', wordColour: '#1d1f24', spaceAbove: 22 })
  return {
    id: 'fashion',
    rank: 3,
    name: say('简约服饰', 'Quiet fashion', '簡約服飾'),
    trade: say('服装鞋包', 'Clothes', '服裝鞋包'),
    settings: { title: say('本季新装', 'This season', '本季新裝'), colour: '#ffffff' },
    blocks: [
      search([say('衬衫', 'Shirts', '襯衫'), say('外套', 'Coats', '外套')], { align: 1, shape: 1 }),
      slides(
        [
          [
            'shirt',
            say('秋冬系列', 'Autumn · Winter', '秋冬系列'),
            say('羊毛与棉的温度', 'Wool and cotton', '羊毛與棉的溫度'),
            shopPaths.fresh,
          ],
          [
            'star',
            say('经典款', 'The classics', '經典款'),
            say('穿十年的衣服', 'Made to be kept', '穿十年的衣服'),
            shopPaths.best,
            ['#8c7f72', '#c9bcae'],
          ],
        ],
        'edge',
        560,
      ),
      heading(say('本周上新', 'New in', '本週上新'), shopPaths.fresh),
      line,
      goods('two', 4),
      cube(1, [
        ['shirt', say('女装', 'Women', '女裝'), say('轻盈剪裁', 'Light cuts', '輕盈剪裁'), shopPaths.goods],
        ['box', say('配饰', 'Details', '配飾'), say('点到为止', 'Just enough', '點到為止'), shopPaths.goods],
      ]),
      heading(say('大家都在穿', 'Most worn', '大家都在穿'), shopPaths.hot),
      line,
      goods('big', 3, 1),
      block('blankPage', { height: 30, background: '#ffffff' }),
    ],
  }
})
