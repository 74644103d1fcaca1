import type { FieldRow } from '../shared/define.ts'
import { cornerOptions, sideOptions } from '../shared/options.ts'
import type { TitleBar } from './schema.ts'

export const fields: readonly FieldRow<TitleBar>[] = [
  { field: 'words', as: 'text', max: 10, placeholder: 'wordsPlaceholder', hint: 'wordsHint', blank: 'warning' },
  { field: 'link', as: 'link' },
  { field: 'background', as: 'colour', in: 'style' },
  {
    field: 'wordColour',
    as: 'colour',
    in: 'style',
    on: 'background',
    isLarge: (value) => value.size >= 24 || (value.weight === 2 && value.size >= 19),
  },
  { field: 'align', as: 'choice', in: 'style', options: sideOptions },
  { field: 'weight', as: 'choice', in: 'style', options: [{ word: 'normal' }, { word: 'italic' }, { word: 'bold' }] },
  { field: 'corners', as: 'choice', in: 'style', options: cornerOptions },
  { field: 'size', as: 'slider', min: 12, in: 'style' },
  { field: 'inset', as: 'slider', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
