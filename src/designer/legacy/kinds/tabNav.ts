import { PanelTop } from 'lucide-react'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 商品分类: a bar of the first categories with their products below, at the end of the page. */
type CategoryBar = Shown

export default defineLegacy<CategoryBar>({
  kind: 'tabNav',
  icon: PanelTop,
  ...legacySchema<CategoryBar>(() => ({ isShow: { val: true } }), { isShown: shownSwitch }),
  fields: [{ field: 'isShown', as: 'switch', hint: 'tabNavHint' }],
  convert: () => ({ blocks: [{ kind: 'tabNav', value: {} }], losses: [{ word: 'placeBelow', says: '' }] }),
})
