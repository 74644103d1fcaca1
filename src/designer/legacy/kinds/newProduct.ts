import { Sparkles } from 'lucide-react'
import type { Id } from '#src/api/endpoint.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshPicks } from '../shared/fresh.ts'
import { picks, shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 首发新品 of the unused variant "fresh": picked by hand; with none, what the shop calls new. */
interface NewProducts extends Shown {
  readonly picked: readonly Id[]
}

const newest = 3

export default defineLegacy<NewProducts>({
  kind: 'newProduct',
  icon: Sparkles,
  ...legacySchema<NewProducts>(() => ({ isShow: { val: true }, is_new: '1', goodsList: freshPicks() }), {
    isShown: shownSwitch,
    picked: picks,
  }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'picked', as: 'products', max: 20, hint: 'newPickedHint' },
  ],
  convert: ({ picked }) => ({
    blocks: [
      picked.length > 0
        ? { kind: 'goodList', value: { mode: 1, picked } }
        : { kind: 'promotionList', value: { tabs: [{ title: '首发新品', intro: '', list: newest }] } },
    ],
    losses: [],
  }),
})
