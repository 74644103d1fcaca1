import type { FieldRow } from '../shared/define.ts'
import { cornerOptions } from '../shared/options.ts'
import { layoutIcons } from './layout-icons.tsx'
import type { PictureCube } from './schema.ts'

const layouts = ['layout1', 'layout2', 'layout3', 'layout4', 'layout5', 'layout6']

export const fields: readonly FieldRow<PictureCube>[] = [
  { field: 'layout', as: 'choice', options: layouts.map((word, index) => ({ word, Icon: layoutIcons[index]! })) },
  {
    field: 'cells',
    as: 'cells',
    hint: 'cellsHint',
    of: [
      { field: 'picture', as: 'image' },
      { field: 'link', as: 'link', blank: 'hint' },
    ],
  },
  { field: 'background', as: 'colour', in: 'style' },
  { field: 'corners', as: 'choice', in: 'style', options: cornerOptions },
  { field: 'inset', as: 'slider', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
