import type { FieldRow } from '../shared/define.ts'
import type { Divider } from './schema.ts'

export const fields: readonly FieldRow<Divider>[] = [
  { field: 'lineColour', as: 'colour', in: 'style' },
  { field: 'line', as: 'choice', in: 'style', options: [{ word: 'dashed' }, { word: 'solid' }, { word: 'dotted' }] },
  { field: 'height', as: 'slider', min: 1, in: 'style' },
  { field: 'inset', as: 'slider', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
