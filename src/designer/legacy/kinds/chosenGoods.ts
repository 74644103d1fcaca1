import { ShoppingBag } from 'lucide-react'
import type { Id } from '#src/api/endpoint.ts'
import { amount, choice, tab } from '../../blocks/shared/lens.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshCategory, freshMode, freshPicks, freshSort } from '../shared/fresh.ts'
import { chosenId, picks, shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 商品列表 of the unused variant "goodSelect": without a heading and a type, and sorted like the new kind. */
interface ChosenGoods extends Shown {
  readonly mode: number
  readonly category: Id | null
  readonly count: number
  /** 0 mixed, 1 by sales, 2 by price. */
  readonly sort: number
  readonly picked: readonly Id[]
}

const fresh = () => ({
  isShow: { val: true },
  tabConfig: freshMode(),
  selectConfig: freshCategory(),
  numConfig: { val: 6 },
  goodsSort: freshSort([
    ['综合', 'iconComm_whole'],
    ['销量', 'iconComm_number'],
    ['价格', 'iconComm_Price'],
  ]),
  goodsList: freshPicks(),
})

const isAutomatic = (value: ChosenGoods) => value.mode !== 1

export default defineLegacy<ChosenGoods>({
  kind: 'chosenGoods',
  keys: ['goodList'],
  matches: (wire) => !('selectSortConfig' in wire || 'titleInfo' in wire),
  icon: ShoppingBag,
  ...legacySchema<ChosenGoods>(fresh, {
    isShown: shownSwitch,
    mode: tab('tabConfig'),
    category: chosenId('selectConfig'),
    count: amount('numConfig'),
    sort: choice('goodsSort'),
    picked: picks,
  }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'mode', as: 'choice', options: [{ word: 'automatic' }, { word: 'manual' }] },
    { field: 'category', as: 'category', when: isAutomatic },
    { field: 'count', as: 'count', when: isAutomatic },
    { field: 'sort', as: 'choice', when: isAutomatic, options: [{ word: 'mixed' }, { word: 'bySales' }, { word: 'byPrice' }] },
    { field: 'picked', as: 'products', max: 20, hint: 'pickedHint', when: (value) => !isAutomatic(value) },
  ],
  convert: ({ mode, category, count, sort, picked }) => ({
    blocks: [{ kind: 'goodList', value: { mode, category, count, sort, picked } }],
    losses: [],
  }),
})
