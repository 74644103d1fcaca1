import { Rows3 } from 'lucide-react'
import { amount } from '../../blocks/shared/lens.ts'
import { put, rows, wordAt, type Row } from '../../blocks/shared/rows.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshInputs, freshList } from '../shared/fresh.ts'
import { input, introLabel, titleLabel, shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** Rows of products in pages of version 4.0: the key says which products they show. */
interface Section extends Shown {
  readonly title: string
  readonly intro: string
  readonly count: number
  readonly pictures: readonly Row<{ readonly picture: string }>[]
}

const fresh = () => ({
  isShow: { val: true },
  titleInfo: freshInputs([
    ['标题', '精品推荐', 20, '选填，不超过四个字'],
    ['简介', '诚意推荐品质商品', 20, '选填'],
  ]),
  numConfig: { title: '显示数量', val: 10 },
  imgList: freshList('最多可添加10个轮播图，图片建议宽度750 * 280px', 10, []),
})

// which products each shows, as the new tabs of promotions name them: 1 best, 2 hot, 3 new, 4 benefit
const sections = [
  { kind: 'bestGoods', key: 'g_recommend', list: 1 },
  { kind: 'hotGoods', key: 'h_popular', list: 2 },
  { kind: 'newGoods', key: 'i_new_goods', list: 3 },
  { kind: 'promotedGoods', key: 'j_promotion', list: 4 },
]

const defineSection = ({ kind, key, list }: (typeof sections)[number]) =>
  defineLegacy<Section>({
    kind,
    keys: [key],
    icon: Rows3,
    ...legacySchema<Section>(fresh, {
      isShown: shownSwitch,
      title: input('titleInfo', titleLabel),
      intro: input('titleInfo', introLabel),
      count: amount('numConfig'),
      pictures: rows<{ readonly picture: string }>(['imgList', 'list'], {
        template: { img: '' },
        read: (stored) => ({ picture: wordAt(stored, ['img']) }),
        write: (stored, row) => put(stored, ['img'], row.picture),
      }),
    }),
    fields: [
      { field: 'isShown', as: 'switch' },
      { field: 'title', as: 'text', max: 20 },
      { field: 'intro', as: 'text', max: 20 },
      { field: 'count', as: 'count' },
      {
        field: 'pictures',
        as: 'list',
        hint: 'slidesHint',
        max: 10,
        add: 'addPicture',
        fresh: () => ({ picture: '' }),
        of: [{ field: 'picture', as: 'image', size: '750×280' }],
      },
    ],
    convert: ({ title, intro, count, pictures }) => ({
      blocks: [
        ...(pictures.length > 0
          ? [{ kind: 'swiperBg', value: { slides: pictures.map(({ picture }) => ({ picture, title: '', link: '' })) } }]
          : []),
        { kind: 'promotionList', value: { count, tabs: [{ title, intro, list }] } },
      ],
      losses: [],
    }),
  })

export default sections.map(defineSection)
