import type { FieldRow } from '../shared/define.ts'
import type { SearchBox } from './schema.ts'

export const fields: readonly FieldRow<SearchBox>[] = [
  { field: 'logo', as: 'image', size: '128×45', blank: 'fine' },
  {
    field: 'hotWords',
    as: 'list',
    hint: 'hotWordsHint',
    max: 20,
    blank: 'fine',
    add: 'addWord',
    fresh: () => ({ word: '' }),
    of: [{ field: 'word', as: 'text', max: 10, placeholder: 'wordPlaceholder' }],
  },
  { field: 'background', as: 'gradient', in: 'style' },
  { field: 'shape', as: 'choice', in: 'style', options: [{ word: 'rounded' }, { word: 'square' }] },
  { field: 'align', as: 'choice', in: 'style', options: [{ word: 'left' }, { word: 'center' }] },
  { field: 'inset', as: 'slider', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
