import type { FieldRow } from '../shared/define.ts'
import { cornerOptions } from '../shared/options.ts'
import type { Coupons } from './schema.ts'

// this kind has no second tab in the shop either (designer contract 3.5.12)
export const fields: readonly FieldRow<Coupons>[] = [
  { field: 'background', as: 'colour' },
  { field: 'accent', as: 'colour' },
  { field: 'corners', as: 'choice', options: cornerOptions },
  { field: 'inset', as: 'slider' },
  { field: 'spaceAbove', as: 'slider' },
]
