import { GalleryHorizontalEnd } from 'lucide-react'
import type { PictureRow, Row, RowWord } from '../../blocks/shared/rows.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshList } from '../shared/fresh.ts'
import { tiles, tileTemplate, shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 轮播图; the instance `aa` is the banner between the product rows. */
interface Carousel extends Shown {
  readonly slides: readonly Row<PictureRow<'title'>>[]
}

const words: readonly RowWord<'title'>[] = [['title', '标题', '选填，不超过十个字', 10]]

const fresh = () => ({
  isShow: { val: true },
  imgList: freshList('最多可添加10张图片，建议宽度750px', 10, [tileTemplate(words), tileTemplate(words)]),
})

export default defineLegacy<Carousel>({
  kind: 'swiperBg',
  keys: ['swiperBg', 'b_swiperBg', 'i_m_banner'],
  icon: GalleryHorizontalEnd,
  ...legacySchema<Carousel>(fresh, { isShown: shownSwitch, slides: tiles('imgList', words) }),
  fields: [
    { field: 'isShown', as: 'switch' },
    {
      field: 'slides',
      as: 'list',
      hint: 'slidesHint',
      max: 10,
      add: 'addPicture',
      fresh: () => ({ picture: '', title: '', link: '' }),
      of: [
        { field: 'picture', as: 'image', size: '750' },
        { field: 'title', as: 'text', max: 10, placeholder: 'titlePlaceholder' },
        { field: 'link', as: 'link', blank: 'hint' },
      ],
    },
  ],
  convert: ({ slides }) => ({
    blocks: [{ kind: 'swiperBg', value: { slides: slides.map(({ picture, title, link }) => ({ picture, title, link })) } }],
    losses: [],
  }),
})
