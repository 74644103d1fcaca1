import type { FieldRow } from '../shared/define.ts'
import type { FollowAccount } from './schema.ts'

export const fields: readonly FieldRow<FollowAccount>[] = [
  { field: 'account', as: 'text', max: 30, placeholder: 'accountPlaceholder', hint: 'accountHint' },
  { field: 'picture', as: 'image', size: '92×92', blank: 'warning' },
  { field: 'code', as: 'image', size: '92×92', blank: 'warning' },
  { field: 'accent', as: 'colour', in: 'style' },
  { field: 'background', as: 'colour', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
