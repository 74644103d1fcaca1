import { ThumbsUp } from 'lucide-react'
import type { PictureRow, Row, RowWord } from '../../blocks/shared/rows.ts'
import { lost } from '../shared/conversion.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshList } from '../shared/fresh.ts'
import { tiles, tileTemplate, shownSwitch } from '../shared/lens.ts'
import { pairedCubes } from '../shared/paired-cubes.ts'
import { legacySchema } from '../shared/schema.ts'

/** 推荐 of the unused variant "fresh": pictures with words, two in a row. */
interface Recommended extends Shown {
  readonly pictures: readonly Row<PictureRow<'title'>>[]
}

const words: readonly RowWord<'title'>[] = [['title', '标题', '请填写标题', 5]]

const fresh = () => ({
  isShow: { val: true },
  imgList: freshList('图片建议尺寸338 * 206px；鼠标拖拽左侧圆点可调整版块顺序', 100, [tileTemplate(words, ['商品分类'])]),
})

export default defineLegacy<Recommended>({
  kind: 'recommend',
  icon: ThumbsUp,
  ...legacySchema<Recommended>(fresh, { isShown: shownSwitch, pictures: tiles('imgList', words) }),
  fields: [
    { field: 'isShown', as: 'switch' },
    {
      field: 'pictures',
      as: 'list',
      hint: 'recommendHint',
      max: 100,
      add: 'addPicture',
      fresh: () => ({ picture: '', title: '', link: '' }),
      of: [
        { field: 'picture', as: 'image', size: '338×206' },
        { field: 'title', as: 'text', max: 5, placeholder: 'wordsPlaceholder' },
        { field: 'link', as: 'link' },
      ],
    },
  ],
  convert: ({ pictures }) => ({
    blocks: pairedCubes(pictures),
    losses: lost({ title: pictures.flatMap(({ title }) => title || []).join('、') }),
  }),
})
