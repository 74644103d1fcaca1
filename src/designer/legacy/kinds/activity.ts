import { LayoutDashboard } from 'lucide-react'
import type { PictureRow, Row, RowWord } from '../../blocks/shared/rows.ts'
import { ActivityPreview } from '../previews/activity-preview.tsx'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshList } from '../shared/fresh.ts'
import { tiles, tileTemplate, shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 活动魔方: one large tile and two small ones beside it. `activeParty` of the new pages is another kind. */
export interface Activity extends Shown {
  readonly tiles: readonly Row<PictureRow<'title' | 'intro'>>[]
}

const words: readonly RowWord<'title' | 'intro'>[] = [
  ['title', '标题', '标题', 20],
  ['intro', '描述', '描述', 20],
]

const builtIn = [
  ['一起来拼团', '优惠多多', '/pages/activity/goods_combination/index'],
  ['秒杀专区', '新能源汽车优惠多多', '/pages/activity/goods_seckill/index'],
  ['砍价活动', '呼朋唤友来砍价~~', '/pages/activity/goods_bargain/index'],
] as const

const count = builtIn.length

const fresh = () => ({
  isShow: { val: true },
  imgList: {
    isDelete: true,
    ...freshList(
      '最多可添加3组模块，第一张336*298px,后两张416*124px',
      count,
      builtIn.map((values) => tileTemplate(words, values, '链接')),
    ),
  },
  max: count,
})

export default defineLegacy<Activity>({
  kind: 'activity',
  icon: LayoutDashboard,
  ...legacySchema<Activity>(fresh, { isShown: shownSwitch, tiles: tiles('imgList', words) }),
  fields: [
    { field: 'isShown', as: 'switch' },
    {
      field: 'tiles',
      as: 'list',
      hint: 'activityHint',
      max: count,
      min: count,
      tooFew: 'activityTooFew',
      add: 'addTile',
      fresh: () => ({ picture: '', title: '', intro: '', link: '' }),
      of: [
        { field: 'picture', as: 'image' },
        { field: 'title', as: 'text', max: 20 },
        { field: 'intro', as: 'text', max: 20 },
        { field: 'link', as: 'link' },
      ],
    },
  ],
  Preview: ActivityPreview,
  convert: (value) => ({
    blocks: [
      {
        kind: 'activeParty',
        value: {
          heading: '',
          badgeWords: '',
          tiles: value.tiles.map(({ picture, title, intro, link }) => ({ picture, title, intro, link })),
        },
      },
    ],
    losses: [{ word: 'largeTile', says: '' }],
  }),
})
