import { Newspaper } from 'lucide-react'
import type { PictureRow, Row, RowWord } from '../../blocks/shared/rows.ts'
import { lost } from '../shared/conversion.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshList } from '../shared/fresh.ts'
import { tiles, tileTemplate, shownSwitch } from '../shared/lens.ts'
import { singleCubes } from '../shared/paired-cubes.ts'
import { legacySchema } from '../shared/schema.ts'

/** 专题 of the unused variant "shopping": wide pictures below each other, as many as one likes. */
interface Monograph extends Shown {
  readonly pictures: readonly Row<PictureRow<'title'>>[]
}

const words: readonly RowWord<'title'>[] = [['title', '标题', '选填，不超过十个字', 10]]

const fresh = () => ({
  isShow: { val: true },
  imgList: freshList('建议宽度750px', '', [tileTemplate(words), tileTemplate(words)]),
})

export default defineLegacy<Monograph>({
  kind: 'monograph',
  icon: Newspaper,
  ...legacySchema<Monograph>(fresh, { isShown: shownSwitch, pictures: tiles('imgList', words) }),
  fields: [
    { field: 'isShown', as: 'switch' },
    {
      field: 'pictures',
      as: 'list',
      hint: 'monographHint',
      max: Number.POSITIVE_INFINITY,
      add: 'addPicture',
      fresh: () => ({ picture: '', title: '', link: '' }),
      of: [
        { field: 'picture', as: 'image', size: '750' },
        { field: 'title', as: 'text', max: 10, placeholder: 'titlePlaceholder' },
        { field: 'link', as: 'link', blank: 'hint' },
      ],
    },
  ],
  convert: ({ pictures }) => ({
    blocks: singleCubes(pictures),
    losses: lost({ title: pictures.flatMap(({ title }) => title || []).join('、') }),
  }),
})
