import type { FieldRow } from '../shared/define.ts'
import { cornerOptions } from '../shared/options.ts'
import type { IconMenu } from './schema.ts'

const isGrid = (value: IconMenu) => value.layout === 1

export const fields: readonly FieldRow<IconMenu>[] = [
  {
    field: 'items',
    as: 'list',
    hint: 'itemsHint',
    max: 20,
    add: 'addItem',
    fresh: () => ({ picture: '', title: '', link: '' }),
    of: [
      { field: 'picture', as: 'image', size: '90×90' },
      { field: 'title', as: 'text', max: 5, shopMax: 4, placeholder: 'titlePlaceholder' },
      { field: 'link', as: 'link' },
    ],
  },
  { field: 'layout', as: 'choice', in: 'style', options: [{ word: 'oneRow' }, { word: 'grid' }] },
  { field: 'shape', as: 'choice', in: 'style', options: [{ word: 'squareIcon' }, { word: 'roundIcon' }] },
  { field: 'rows', as: 'choice', in: 'style', when: isGrid, options: [{ word: 'rows2' }, { word: 'rows3' }, { word: 'rows4' }] },
  {
    field: 'columns',
    as: 'choice',
    in: 'style',
    when: isGrid,
    options: [{ word: 'columns3' }, { word: 'columns4' }, { word: 'columns5' }],
  },
  { field: 'pager', as: 'choice', in: 'style', when: isGrid, options: [{ word: 'bar' }, { word: 'dot' }, { word: 'none' }] },
  { field: 'pagerColour', as: 'colour', in: 'style', when: (value) => isGrid(value) && value.pager !== 2 },
  { field: 'background', as: 'colour', in: 'style' },
  { field: 'wordColour', as: 'colour', in: 'style', on: 'background' },
  { field: 'corners', as: 'choice', in: 'style', options: cornerOptions },
  { field: 'inset', as: 'slider', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
