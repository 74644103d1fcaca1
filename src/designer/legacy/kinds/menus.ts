import { LayoutGrid } from 'lucide-react'
import type { PictureRow, Row, RowWord } from '../../blocks/shared/rows.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshList } from '../shared/fresh.ts'
import { tiles, tileTemplate, shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 导航组: a grid of pictures with words, five in a row. */
interface IconMenu extends Shown {
  readonly items: readonly Row<PictureRow<'title'>>[]
}

const words: readonly RowWord<'title'>[] = [['title', '标题', '请填写标题', 5]]

const builtIn = [
  ['商品分类', '/pages/goods_cate/goods_cate'],
  ['领优惠券', '/pages/users/user_get_coupon/index'],
  ['行业资讯', '/pages/extension/news_list/index'],
  ['我的收藏', '/pages/users/user_goods_collection/index'],
  ['拼团活动', '/pages/activity/goods_combination/index'],
  ['秒杀活动', '/pages/activity/goods_seckill/index'],
  ['砍价活动', '/pages/activity/goods_bargain/index'],
  // the shop's own default leads there too
  ['地址管理', '/pages/activity/goods_bargain/index'],
] as const

const fresh = () => ({
  isShow: { val: true },
  imgList: freshList(
    '最多可添加20个，图片建议宽度96*96px；鼠标拖拽左侧圆点可调整图标顺序',
    20,
    builtIn.map((values) => tileTemplate(words, values)),
  ),
})

const inRow = 5
/** The new kind's index for 2, 3 or 4 rows. */
const rowsFor = (count: number) => Math.min(2, Math.max(0, Math.ceil(count / inRow) - 2))

export default defineLegacy<IconMenu>({
  kind: 'menus',
  keys: ['menus', 'c_menus'],
  icon: LayoutGrid,
  ...legacySchema<IconMenu>(fresh, { isShown: shownSwitch, items: tiles('imgList', words) }),
  fields: [
    { field: 'isShown', as: 'switch' },
    {
      field: 'items',
      as: 'list',
      hint: 'itemsHint',
      max: 20,
      add: 'addItem',
      fresh: () => ({ picture: '', title: '', link: '' }),
      of: [
        { field: 'picture', as: 'image', size: '96×96' },
        { field: 'title', as: 'text', max: 5, placeholder: 'wordsPlaceholder' },
        { field: 'link', as: 'link' },
      ],
    },
  ],
  convert: ({ items }) => ({
    blocks: [
      {
        kind: 'menus',
        value: {
          items: items.map(({ picture, title, link }) => ({ picture, title, link })),
          layout: 1,
          columns: 2,
          rows: rowsFor(items.length),
        },
      },
    ],
    losses: [],
  }),
})
