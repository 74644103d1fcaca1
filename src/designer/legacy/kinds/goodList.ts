import { ShoppingBag } from 'lucide-react'
import type { Id } from '#src/api/endpoint.ts'
import { amount, choice, tab } from '../../blocks/shared/lens.ts'
import { lost, newestFirst, sortWord, type NewBlock } from '../shared/conversion.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshCategory, freshHeading, freshMode, freshPicks, freshSort, sorts } from '../shared/fresh.ts'
import { headingBlock } from '../shared/heading.ts'
import { chosenId, chosenType, input, introLabel, linkLabel, picks, titleLabel, shownSwitch } from '../shared/lens.ts'
import { listOfType } from '../shared/list-of-type.ts'
import { ProductRowPreview } from '../previews/product-row-preview.tsx'
import { legacySchema } from '../shared/schema.ts'

/** 商品列表: one of the four rows of products (促销精品, 排行榜, 首发新品, 精选单品). */
export interface ProductRow extends Shown {
  readonly title: string
  readonly intro: string
  readonly link: string
  /** 0 automatic, 1 picked by hand. */
  readonly mode: number
  /** 0 all, 4 hot, 5 new, 6 promotion, 7 boutique. */
  readonly type: number
  readonly category: Id | null
  readonly count: number
  /** 0 the shop's order, 1 by sales, 2 newest. */
  readonly sort: number
  readonly picked: readonly Id[]
}

const types = [
  ['0', '商品列表'],
  ['4', '热门榜单'],
  ['5', '首发新品'],
  ['6', '促销单品'],
  ['7', '精品推荐'],
] as const

const fresh = () => ({
  isShow: { val: true },
  titleInfo: freshHeading(),
  tabConfig: freshMode(),
  selectSortConfig: { title: '商品类型', activeValue: '', list: types.map(([activeValue, title]) => ({ activeValue, title })) },
  selectConfig: freshCategory(),
  numConfig: { val: 6 },
  goodsSort: freshSort(sorts),
  goodsList: freshPicks(),
})

function productsOf({ title, intro, mode, type, category, count, sort, picked }: ProductRow): NewBlock {
  if (mode === 1) return { kind: 'goodList', value: { mode: 1, picked } }
  const list = listOfType[type]
  if (list !== undefined) return { kind: 'promotionList', value: { count, tabs: [{ title, intro, list }] } }
  return { kind: 'goodList', value: { mode: 0, category, count, sort: sort === 1 ? 1 : 0 } }
}

const isAutomatic = (value: ProductRow) => value.mode !== 1

export default defineLegacy<ProductRow>({
  kind: 'goodList',
  matches: (wire) => 'selectSortConfig' in wire || 'titleInfo' in wire,
  icon: ShoppingBag,
  ...legacySchema<ProductRow>(fresh, {
    isShown: shownSwitch,
    title: input('titleInfo', titleLabel),
    intro: input('titleInfo', introLabel),
    link: input('titleInfo', linkLabel),
    mode: tab('tabConfig'),
    type: chosenType('selectSortConfig'),
    category: chosenId('selectConfig'),
    count: amount('numConfig'),
    sort: choice('goodsSort'),
    picked: picks,
  }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'title', as: 'text', max: 4, placeholder: 'fourPlaceholder' },
    { field: 'intro', as: 'text', max: 8, placeholder: 'eightPlaceholder' },
    { field: 'link', as: 'link' },
    { field: 'mode', as: 'choice', options: [{ word: 'automatic' }, { word: 'manual' }] },
    {
      field: 'type',
      as: 'choice',
      look: 'menu',
      when: isAutomatic,
      options: [
        { word: 'allGoods', value: 0 },
        { word: 'hotGoods', value: 4 },
        { word: 'newGoods', value: 5 },
        { word: 'promotedGoods', value: 6 },
        { word: 'bestGoods', value: 7 },
      ],
    },
    { field: 'category', as: 'category', when: isAutomatic },
    { field: 'count', as: 'count', when: isAutomatic },
    { field: 'sort', as: 'choice', when: isAutomatic, options: [{ word: 'shopOrder' }, { word: 'bySales' }, { word: 'newest' }] },
    { field: 'picked', as: 'products', max: 20, hint: 'pickedHint', when: (value) => !isAutomatic(value) },
  ],
  Preview: ProductRowPreview,
  convert(value) {
    const products = productsOf(value)
    const isTab = products.kind === 'promotionList'
    const { title, intro, link, mode, sort, category } = value
    if (isTab) return { blocks: [products], losses: lost({ link, category: category ?? '', sort: sortWord(sort) }) }
    const losses = { intro, sort: mode !== 1 && sort === newestFirst ? sortWord(sort) : '' }
    return { blocks: [...headingBlock(title, link), products], losses: lost(losses) }
  },
})
