import { Trophy } from 'lucide-react'
import { amount } from '../../blocks/shared/lens.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 热门榜单 of the unused variant "fresh". */
interface TopList extends Shown {
  readonly count: number
}

const hot = 2

export default defineLegacy<TopList>({
  kind: 'topList',
  icon: Trophy,
  ...legacySchema<TopList>(() => ({ isShow: { val: true }, numConfig: { val: 6, show: 1, title: '商品数量' } }), {
    isShown: shownSwitch,
    count: amount('numConfig'),
  }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'count', as: 'count' },
  ],
  convert: ({ count }) => ({
    blocks: [{ kind: 'promotionList', value: { count, tabs: [{ title: '热门榜单', intro: '', list: hot }] } }],
    losses: [],
  }),
})
