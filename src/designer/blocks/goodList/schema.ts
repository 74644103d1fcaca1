import type { Id } from '#src/api/endpoint.ts'
import { amount, choice, colour, tab, toggle, valueAt, withValueAt, type Lens } from '../shared/lens.ts'
import { freshAmount, freshChoice, freshColour, freshEdges, freshSwitch } from '../shared/fresh.ts'
import { schemaOf } from '../shared/schema.ts'
import type { Wire } from '../../document/block.ts'

/** 商品列表 (designer contract 3.5.6). */
export interface ProductList {
  /** 0 automatic, 1 picked by hand. */
  readonly mode: number
  readonly category: Id | null
  /** 0 mixed, 1 by sales, 2 by price. */
  readonly sort: number
  readonly count: number
  readonly picked: readonly Id[]
  readonly showsName: boolean
  readonly showsOldPrice: boolean
  readonly showsPrice: boolean
  readonly showsCoupon: boolean
  readonly background: string
  readonly priceColour: string
  readonly tagColour: string
  /** 0 one column, 1 two, 2 three, 3 big pictures. */
  readonly layout: number
  readonly corners: number
  readonly cardCorners: number
  readonly inset: number
  readonly spaceAbove: number
}

const isId = (value: unknown): value is Id =>
  (typeof value === 'number' && Number.isFinite(value)) || (typeof value === 'string' && value !== '')

// "no category" is stored as an empty text, an empty list, or nothing
const category: Lens<Id | null> = {
  at: 'selectConfig',
  read: (wire) => {
    const found = valueAt(wire, ['selectConfig', 'activeValue'])
    return isId(found) ? found : null
  },
  write: (wire, id) => withValueAt(wire, ['selectConfig', 'activeValue'], id ?? '') as Wire,
}

const picked: Lens<readonly Id[]> = {
  at: 'goodsList',
  read: (wire) => {
    const ids = valueAt(wire, ['goodsList', 'ids'])
    return Array.isArray(ids) ? ids.filter(isId) : undefined
  },
  write: (wire, ids) => withValueAt(wire, ['goodsList', 'ids'], ids) as Wire,
}

const freshProducts = () => ({
  name: 'goodList',
  setUp: { tabVal: 0 },
  tabConfig: {
    title: '选择模板',
    tabVal: 0,
    type: 1,
    tabList: [
      { name: '自动选择', icon: 'iconzidongxuanze' },
      { name: '手动选择', icon: 'iconshoudongxuanze' },
    ],
  },
  titleShow: freshSwitch('是否显示名称'),
  opriceShow: freshSwitch('是否显示原价'),
  priceShow: freshSwitch('是否显示价格'),
  couponShow: freshSwitch('是否显示优惠券'),
  selectConfig: { title: '商品分类', activeValue: [] },
  goodsSort: freshChoice(
    '商品排序',
    0,
    [
      ['综合', 'iconComm_whole'],
      ['销量', 'iconComm_number'],
      ['价格', 'iconComm_Price'],
    ],
    { name: 'goodsSort' },
  ),
  numConfig: { val: 6 },
  themeColor: freshColour('背景颜色', ['#fff'], 'themeColor'),
  fontColor: freshColour('价格颜色', ['#e93323'], 'fontColor'),
  labelColor: freshColour('活动标签', ['#e93323'], 'labelColor'),
  itemStyle: freshChoice(
    '显示类型',
    0,
    [
      ['单列', 'iconzuoyoutuwen'],
      ['两列', 'iconlianglie'],
      ['三列', 'iconsanlie'],
      ['大图', 'icondanlie'],
    ],
    { name: 'itemSstyle' },
  ),
  bgStyle: freshEdges('背景样式', 0, 'bgStyle'),
  conStyle: freshEdges('内容样式', 1, 'conStyle'),
  prConfig: freshAmount('背景边距', 0),
  mbConfig: freshAmount('商品间距', 0),
  productList: { title: '商品列表' },
  goodsList: { max: 20, ids: [] },
})

export const productList = schemaOf<ProductList>(freshProducts, {
  mode: tab('tabConfig'),
  category,
  sort: choice('goodsSort'),
  count: amount('numConfig'),
  picked,
  showsName: toggle('titleShow'),
  showsOldPrice: toggle('opriceShow'),
  showsPrice: toggle('priceShow'),
  showsCoupon: toggle('couponShow'),
  background: colour('themeColor'),
  priceColour: colour('fontColor'),
  tagColour: colour('labelColor'),
  layout: choice('itemStyle'),
  corners: choice('bgStyle'),
  cardCorners: choice('conStyle'),
  inset: amount('prConfig'),
  spaceAbove: amount('mbConfig'),
})
