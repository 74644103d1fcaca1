import type { FieldRow } from '../shared/define.ts'
import { cornerOptions } from '../shared/options.ts'
import type { GroupBuying } from './schema.ts'

export const fields: readonly FieldRow<GroupBuying>[] = [
  { field: 'count', as: 'count', hint: 'shopShowsTen' },
  { field: 'showsPrice', as: 'switch' },
  { field: 'showsButton', as: 'switch' },
  { field: 'showsName', as: 'switch' },
  { field: 'showsPriceTag', as: 'switch' },
  { field: 'showsPeople', as: 'switch' },
  { field: 'sign', as: 'image', in: 'style', size: '18×18', blank: 'fine' },
  { field: 'tagColour', as: 'colour', in: 'style' },
  { field: 'accent', as: 'colour', in: 'style' },
  { field: 'background', as: 'colour', in: 'style' },
  { field: 'corners', as: 'choice', in: 'style', options: cornerOptions },
  { field: 'inset', as: 'slider', in: 'style' },
  { field: 'gap', as: 'slider', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
