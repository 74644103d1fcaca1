import { ArrowDownWideNarrow } from 'lucide-react'
import { amount } from '../../blocks/shared/lens.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 商品排序 of the unused variant "fresh": the shop's products in its order. */
interface SortedProducts extends Shown {
  readonly count: number
}

export default defineLegacy<SortedProducts>({
  kind: 'productSort',
  icon: ArrowDownWideNarrow,
  ...legacySchema<SortedProducts>(() => ({ isShow: { val: true }, numConfig: { val: 30, show: 1, title: '商品数量' } }), {
    isShown: shownSwitch,
    count: amount('numConfig'),
  }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'count', as: 'count' },
  ],
  convert: ({ count }) => ({ blocks: [{ kind: 'goodList', value: { mode: 0, count } }], losses: [] }),
})
