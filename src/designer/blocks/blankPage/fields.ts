import type { FieldRow } from '../shared/define.ts'
import type { BlankSpace } from './schema.ts'

export const fields: readonly FieldRow<BlankSpace>[] = [
  { field: 'background', as: 'colour', in: 'style' },
  { field: 'height', as: 'slider', min: 1, in: 'style' },
]
