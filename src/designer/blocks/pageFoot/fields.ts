import type { FieldRow } from '../shared/define.ts'
import { NearbyStores } from './nearby-stores.tsx'
import type { TabBar } from './schema.ts'

export const fields: readonly FieldRow<TabBar>[] = [
  {
    field: 'items',
    as: 'list',
    hint: 'itemsHint',
    max: 5,
    min: 2,
    tooFew: 'tooFew',
    asks: 'removeAsks',
    add: 'addItem',
    Aside: NearbyStores,
    // the shop's own word: it is content of the page, not of the editor
    fresh: () => ({ label: '自定义', link: '', chosen: '', plain: '' }),
    of: [
      { field: 'chosen', as: 'image', size: '81×81', use: 'tabBar', blank: 'warning' },
      { field: 'plain', as: 'image', size: '81×81', use: 'tabBar', blank: 'warning' },
      { field: 'label', as: 'text', max: 10, placeholder: 'labelPlaceholder', blank: 'warning' },
      { field: 'link', as: 'link', blank: 'error' },
    ],
  },
  { field: 'onSpecial', as: 'switch' },
  { field: 'wordColour', as: 'colour', in: 'style', on: 'background' },
  { field: 'chosenColour', as: 'colour', in: 'style', on: 'background' },
  { field: 'background', as: 'colour', in: 'style' },
]
