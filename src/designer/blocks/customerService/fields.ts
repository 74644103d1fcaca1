import type { FieldRow } from '../shared/define.ts'
import type { ServiceButton } from './schema.ts'

export const fields: readonly FieldRow<ServiceButton>[] = [
  { field: 'picture', as: 'image', size: '100×100' },
  { field: 'top', as: 'slider', unit: '%', in: 'style', hint: 'topHint' },
]
