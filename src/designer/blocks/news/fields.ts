import type { FieldRow } from '../shared/define.ts'
import { cornerOptions, sideOptions } from '../shared/options.ts'
import type { NewsTicker } from './schema.ts'

export const fields: readonly FieldRow<NewsTicker>[] = [
  { field: 'icon', as: 'image', size: '130×36', blank: 'fine' },
  {
    field: 'lines',
    as: 'list',
    hint: 'linesHint',
    max: 10,
    add: 'addLine',
    fresh: () => ({ title: '', link: '' }),
    of: [
      { field: 'title', as: 'text', max: 20, placeholder: 'titlePlaceholder', blank: 'warning' },
      { field: 'link', as: 'link' },
    ],
  },
  { field: 'align', as: 'choice', in: 'style', options: sideOptions },
  { field: 'background', as: 'colour', in: 'style' },
  { field: 'wordColour', as: 'colour', in: 'style', on: 'background' },
  { field: 'corners', as: 'choice', in: 'style', options: cornerOptions },
  { field: 'inset', as: 'slider', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
