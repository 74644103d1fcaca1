import { PanelBottom } from 'lucide-react'
import { NearbyStores } from '../../blocks/pageFoot/nearby-stores.tsx'
import { valueAt } from '../../blocks/shared/lens.ts'
import { put, rows, wordAt, type Row } from '../../blocks/shared/rows.ts'
import { isWire } from '../../document/block.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

interface TabItem {
  readonly label: string
  readonly link: string
  /** Picture of the tab that is open. */
  readonly chosen: string
  readonly plain: string
}

/** 底部菜单. */
interface TabBar extends Shown {
  readonly items: readonly Row<TabItem>[]
}

const item = (name: string, link: string) => ({ name, imgList: ['', ''], link })

const fresh = () => ({
  isShow: { val: true },
  tabBarList: {
    title: '图片建议宽度81*81px',
    list: [
      item('首页', '/pages/index/index'),
      item('分类', '/pages/goods_cate/goods_cate'),
      item('购物车', '/pages/order_addcart/order_addcart'),
      item('我的', '/pages/user/index'),
    ],
  },
})

type Path = readonly (string | number)[]

// version 4.0 wrote other keys, and one built-in entry has `pagePath` for its link
const linkAt = (stored: unknown): Path => (isWire(stored) && !('link' in stored) && 'pagePath' in stored ? ['pagePath'] : ['link'])
const isOlder = (stored: unknown) => valueAt(stored, ['imgList']) === undefined && valueAt(stored, ['iconPath']) !== undefined
const chosenAt = (stored: unknown): Path => (isOlder(stored) ? ['selectedIconPath'] : ['imgList', 0])
const plainAt = (stored: unknown): Path => (isOlder(stored) ? ['iconPath'] : ['imgList', 1])

const items = rows<TabItem>(['tabBarList', 'list'], {
  template: item('自定义', ''),
  read: (stored) => ({
    label: wordAt(stored, ['name']),
    link: wordAt(stored, linkAt(stored)),
    chosen: wordAt(stored, chosenAt(stored)),
    plain: wordAt(stored, plainAt(stored)),
  }),
  write(stored, row) {
    const words = put(put(stored, ['name'], row.label), linkAt(stored), row.link)
    return put(put(words, chosenAt(stored), row.chosen), plainAt(stored), row.plain)
  },
})

export default defineLegacy<TabBar>({
  kind: 'tabBar',
  keys: ['tabBar', 'z_tabBar'],
  icon: PanelBottom,
  ...legacySchema<TabBar>(fresh, { isShown: shownSwitch, items }),
  fields: [
    { field: 'isShown', as: 'switch' },
    {
      field: 'items',
      as: 'list',
      hint: 'tabsHint',
      max: 5,
      min: 2,
      tooFew: 'tabsTooFew',
      asks: 'removeTabAsks',
      add: 'addTab',
      Aside: NearbyStores,
      fresh: () => ({ label: '自定义', link: '', chosen: '', plain: '' }),
      of: [
        { field: 'chosen', as: 'image', size: '81×81', use: 'tabBar', blank: 'warning' },
        { field: 'plain', as: 'image', size: '81×81', use: 'tabBar', blank: 'warning' },
        { field: 'label', as: 'text', max: 10, placeholder: 'tenPlaceholder', blank: 'warning' },
        { field: 'link', as: 'link', blank: 'error' },
      ],
    },
  ],
  convert: (value) => ({
    blocks: [{ kind: 'pageFoot', value: { items: value.items.map(({ label, link, chosen, plain }) => ({ label, link, chosen, plain })) } }],
    losses: [],
  }),
})
