import { colour, toggle } from '../shared/lens.ts'
import { freshColour } from '../shared/fresh.ts'
import { put, rows, wordAt, type Row } from '../shared/rows.ts'
import { schemaOf } from '../shared/schema.ts'

export interface TabItem {
  readonly label: string
  readonly link: string
  /** Picture of the tab that is open. */
  readonly chosen: string
  readonly plain: string
}

/** 底部菜单 (designer contract 3.5.23): the page's tab bar. */
export interface TabBar {
  readonly items: readonly Row<TabItem>[]
  readonly onSpecial: boolean
  readonly wordColour: string
  readonly chosenColour: string
  readonly background: string
}

const item = (name: string, link: string) => ({ imgList: ['', ''], name, link })

const freshTabBar = () => ({
  name: 'pageFoot',
  setUp: { tabVal: 0 },
  status: { title: '专题页是否显示', name: 'status', status: 0 },
  txtColor: freshColour('文字颜色', ['#282828'], 'txtColor'),
  activeTxtColor: freshColour('选中文字颜色', ['#F62C2C'], 'txtColor'),
  bgColor: freshColour('背景颜色', ['#fff'], 'bgColor'),
  menuList: [
    item('首页', '/pages/index/index'),
    item('分类', '/pages/goods_cate/goods_cate'),
    item('购物车', '/pages/order_addcart/order_addcart'),
    item('我的', '/pages/user/index'),
  ],
})

export const tabBar = schemaOf<TabBar>(freshTabBar, {
  items: rows<TabItem>(['menuList'], {
    template: item('自定义', ''),
    read: (stored) => ({
      label: wordAt(stored, ['name']),
      link: wordAt(stored, ['link']),
      chosen: wordAt(stored, ['imgList', 0]),
      plain: wordAt(stored, ['imgList', 1]),
    }),
    write(stored, row) {
      const words = put(put(stored, ['name'], row.label), ['link'], row.link)
      return put(put(words, ['imgList', 0], row.chosen), ['imgList', 1], row.plain)
    },
  }),
  onSpecial: toggle('status', 'status'),
  wordColour: colour('txtColor'),
  chosenColour: colour('activeTxtColor'),
  background: colour('bgColor'),
})
