import type { FieldRow } from '../shared/define.ts'
import type { LiveRooms } from './schema.ts'

export const fields: readonly FieldRow<LiveRooms>[] = [
  { field: 'limit', as: 'count', hint: 'limitHint' },
  { field: 'layout', as: 'choice', in: 'style', options: [{ word: 'oneColumn' }, { word: 'twoColumns' }, { word: 'bigPicture' }] },
  { field: 'background', as: 'colour', in: 'style', hint: 'unused' },
  { field: 'shadow', as: 'colour', in: 'style', hint: 'unused' },
  { field: 'spaceAbove', as: 'slider', in: 'style', hint: 'spaceHint' },
]
