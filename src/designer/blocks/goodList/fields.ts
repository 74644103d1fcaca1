import type { FieldRow } from '../shared/define.ts'
import { cornerOptions } from '../shared/options.ts'
import type { ProductList } from './schema.ts'

const isAutomatic = (value: ProductList) => value.mode !== 1

export const fields: readonly FieldRow<ProductList>[] = [
  { field: 'mode', as: 'choice', options: [{ word: 'automatic' }, { word: 'manual' }] },
  { field: 'category', as: 'category', when: isAutomatic },
  { field: 'sort', as: 'choice', when: isAutomatic, options: [{ word: 'mixed' }, { word: 'bySales' }, { word: 'byPrice' }] },
  { field: 'count', as: 'count', when: isAutomatic },
  { field: 'picked', as: 'products', max: 20, hint: 'pickedHint', when: (value) => value.mode === 1 },
  { field: 'showsName', as: 'switch' },
  { field: 'showsOldPrice', as: 'switch' },
  { field: 'showsPrice', as: 'switch' },
  { field: 'showsCoupon', as: 'switch' },
  {
    field: 'layout',
    as: 'choice',
    in: 'style',
    options: [{ word: 'oneColumn' }, { word: 'twoColumns' }, { word: 'threeColumns' }, { word: 'bigPicture' }],
  },
  { field: 'background', as: 'colour', in: 'style' },
  { field: 'priceColour', as: 'colour', in: 'style' },
  { field: 'tagColour', as: 'colour', in: 'style' },
  { field: 'corners', as: 'choice', in: 'style', options: cornerOptions },
  { field: 'cardCorners', as: 'choice', in: 'style', options: cornerOptions },
  { field: 'inset', as: 'slider', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
