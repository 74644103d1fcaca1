import type { FieldRow } from '../shared/define.ts'
import type { Hotspot } from './schema.ts'

export const fields: readonly FieldRow<Hotspot>[] = [
  { field: 'picture', as: 'image', size: '750', use: 'hotspot' },
  { field: 'areas', as: 'areas', hint: 'areasHint', of: [{ field: 'link', as: 'link', blank: 'error' }] },
  { field: 'spaceAbove', as: 'slider', in: 'style', hint: 'spaceHint' },
  { field: 'background', as: 'colour', in: 'style', hint: 'backgroundHint' },
]
