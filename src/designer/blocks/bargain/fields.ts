import type { FieldRow } from '../shared/define.ts'
import { cornerOptions } from '../shared/options.ts'
import type { Bargains } from './schema.ts'

export const fields: readonly FieldRow<Bargains>[] = [
  { field: 'count', as: 'count', hint: 'shopShowsTen' },
  { field: 'showsPrice', as: 'switch' },
  { field: 'showsButton', as: 'switch' },
  { field: 'accent', as: 'colour', in: 'style' },
  { field: 'titleColour', as: 'colour', in: 'style', on: 'ground' },
  { field: 'ground', as: 'gradient', in: 'style' },
  { field: 'corners', as: 'choice', in: 'style', options: cornerOptions },
  { field: 'inset', as: 'slider', in: 'style' },
  { field: 'gap', as: 'slider', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
