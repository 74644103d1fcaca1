import type { FieldRow } from '../shared/define.ts'
import { sideOptions } from '../shared/options.ts'
import type { Promotions } from './schema.ts'

const lists = [
  { word: 'best', value: 1 },
  { word: 'hot', value: 2 },
  { word: 'fresh', value: 3 },
  { word: 'benefit', value: 4 },
]

export const fields: readonly FieldRow<Promotions>[] = [
  {
    field: 'tabs',
    as: 'list',
    hint: 'tabsHint',
    max: 4,
    min: 1,
    blank: 'error',
    tooFew: 'tooFew',
    add: 'addTab',
    fresh: () => ({ title: '', intro: '', list: 1 }),
    of: [
      { field: 'title', as: 'text', max: 4, placeholder: 'fourPlaceholder', blank: 'warning' },
      { field: 'intro', as: 'text', max: 4, placeholder: 'fourPlaceholder' },
      { field: 'list', as: 'choice', look: 'menu', options: lists },
    ],
  },
  { field: 'count', as: 'count' },
  { field: 'showsName', as: 'switch' },
  { field: 'showsOldPrice', as: 'switch' },
  { field: 'showsPrice', as: 'switch' },
  { field: 'showsCoupon', as: 'switch' },
  { field: 'align', as: 'choice', in: 'style', options: sideOptions },
  { field: 'accent', as: 'colour', in: 'style' },
  { field: 'priceColour', as: 'colour', in: 'style' },
  { field: 'tagColour', as: 'colour', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
