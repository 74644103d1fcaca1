import type { FieldRow } from '../shared/define.ts'
import type { PromotionTiles } from './schema.ts'

export const fields: readonly FieldRow<PromotionTiles>[] = [
  { field: 'heading', as: 'text', max: 10, placeholder: 'headingPlaceholder' },
  { field: 'badgeWords', as: 'text', max: 8, placeholder: 'badgePlaceholder' },
  {
    field: 'tiles',
    as: 'list',
    hint: 'tilesHint',
    max: 4,
    add: 'addTile',
    fresh: () => ({ picture: '', title: '', intro: '', link: '' }),
    of: [
      { field: 'picture', as: 'image', size: '140×140' },
      { field: 'title', as: 'text', max: 4, placeholder: 'titlePlaceholder' },
      { field: 'intro', as: 'text', max: 20, placeholder: 'introPlaceholder' },
      { field: 'link', as: 'link' },
    ],
  },
  { field: 'headingColour', as: 'colour', in: 'style', on: 'background' },
  { field: 'badge', as: 'gradient', in: 'style' },
  { field: 'background', as: 'colour', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
