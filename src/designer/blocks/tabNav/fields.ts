import type { FieldRow } from '../shared/define.ts'
import type { CategoryBar } from './schema.ts'

export const fields: readonly FieldRow<CategoryBar>[] = [
  { field: 'wordColour', as: 'colour', in: 'style', on: 'background' },
  { field: 'background', as: 'gradient', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
