import type { FieldRow } from '../shared/define.ts'
import type { RichTextBlock } from './schema.ts'

export const fields: readonly FieldRow<RichTextBlock>[] = [
  { field: 'html', as: 'richText', blank: 'warning' },
  { field: 'background', as: 'colour', in: 'style' },
  { field: 'sideSpace', as: 'slider', in: 'style', hint: 'spaceHint' },
  { field: 'endSpace', as: 'slider', in: 'style', hint: 'spaceHint' },
]
