import type { FieldRow } from '../shared/define.ts'
import { cornerOptions } from '../shared/options.ts'
import type { ArticleList } from './schema.ts'

export const fields: readonly FieldRow<ArticleList>[] = [
  { field: 'category', as: 'articleCategory' },
  { field: 'count', as: 'count', hint: 'countHint' },
  { field: 'wordsAt', as: 'choice', in: 'style', options: [{ word: 'left' }, { word: 'right' }] },
  { field: 'background', as: 'colour', in: 'style' },
  { field: 'corners', as: 'choice', in: 'style', options: cornerOptions },
  { field: 'cardCorners', as: 'choice', in: 'style', options: cornerOptions },
  { field: 'inset', as: 'slider', in: 'style' },
  { field: 'gap', as: 'slider', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
