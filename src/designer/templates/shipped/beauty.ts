import { shopPaths } from '../../blocks/shared/shop-paths.ts'
import { block, defineTemplate } from '../define-template.ts'
import { kitOf } from '../kit.ts'

const { search, slides, icons, cube, title, goods } = kitOf({
  colours: ['#d9557f', '#f3a0b8'],
  price: '#d9366a',
  signs: [
    ['#f5a3ba', '#dc5f88'],
    ['#c9a3e8', '#9565c9'],
    ['#f7b89a', '#e58058'],
    ['#9cc9e0', '#5b9bbf'],
  ],
})

/** Cosmetics: soft colours, routines before products. */
export default defineTemplate((say) => ({
  id: 'beauty',
  rank: 4,
  name: say('美妆护肤', 'Beauty', '美妝護膚'),
  trade: say('美妆个护', 'Cosmetics', '美妝個護'),
  settings: { title: say('美肤日常', 'Skin, every day', '美膚日常'), colour: '#fdf5f7' },
  blocks: [
    search([say('面膜', 'Masks', '面膜'), say('精华', 'Serum', '精華')]),
    slides(
      [
        [
          'bottle',
          say('敏感肌的温柔', 'Kind to your skin', '敏感肌的溫柔'),
          say('无香配方，安心每一天', 'No scent, no worry', '無香配方，安心每一天'),
          shopPaths.best,
        ],
        [
          'gift',
          say('两件七折', 'Two for less', '兩件七折'),
          say('本周护肤节', 'This week only', '本週護膚節'),
          shopPaths.benefit,
          ['#9565c9', '#d6b3f0'],
        ],
      ],
      'strip',
    ),
    icons(
      [
        ['bottle', say('洁面', 'Clean', '潔面'), shopPaths.goods],
        ['leaf', say('补水', 'Water', '補水'), shopPaths.goods],
        ['star', say('精华', 'Serum', '精華'), shopPaths.goods],
        ['heart', say('彩妆', 'Color', '彩妝'), shopPaths.goods],
      ],
      4,
    ),
    cube(3, [
      [
        'star',
        say('晨间三步', 'Morning', '晨間三步'),
        say('洁面 · 保湿 · 防晒', 'Clean, soothe, shield', '潔面 · 保濕 · 防曬'),
        shopPaths.articles,
      ],
      ['heart', say('夜间修护', 'Night', '夜間修護'), say('睡醒透亮', 'Wake up well', '睡醒透亮'), shopPaths.articles],
      ['gift', say('小样试用', 'Samples', '小樣試用'), say('先试再买', 'Try first', '先試再買'), shopPaths.points],
    ]),
    title(say('人气单品', 'Loved', '人氣單品'), shopPaths.hot),
    goods('two', 6, 1),
    title(say('护肤手记', 'Notes', '護膚手記'), shopPaths.articles),
    block('articleList', { count: 3, corners: 1, inset: 10, spaceAbove: 10 }),
  ],
}))
