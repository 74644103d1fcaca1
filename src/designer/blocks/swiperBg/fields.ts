import type { FieldRow } from '../shared/define.ts'
import { sideOptions } from '../shared/options.ts'
import type { Carousel } from './schema.ts'

export const fields: readonly FieldRow<Carousel>[] = [
  {
    field: 'slides',
    as: 'list',
    hint: 'slidesHint',
    max: 10,
    add: 'addSlide',
    fresh: () => ({ picture: '', title: '', link: '' }),
    of: [
      { field: 'picture', as: 'image', size: '750' },
      { field: 'title', as: 'text', max: 10, shopMax: 4, placeholder: 'titlePlaceholder' },
      { field: 'link', as: 'link', blank: 'hint' },
    ],
  },
  { field: 'corners', as: 'choice', in: 'style', options: [{ word: 'rounded' }, { word: 'square' }] },
  { field: 'dots', as: 'choice', in: 'style', options: [{ word: 'round' }, { word: 'line' }, { word: 'number' }, { word: 'none' }] },
  { field: 'dotsPlace', as: 'choice', in: 'style', options: sideOptions, when: (value) => value.dots !== 3 },
  { field: 'dotColour', as: 'colour', in: 'style', when: (value) => value.dots !== 3 },
  { field: 'hasStrip', as: 'switch', in: 'style' },
  { field: 'strip', as: 'gradient', in: 'style', when: (value) => value.hasStrip },
  { field: 'inset', as: 'slider', in: 'style' },
  { field: 'spaceAbove', as: 'slider', in: 'style' },
]
