import { Images } from 'lucide-react'
import type { PictureRow, Row } from '../../blocks/shared/rows.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshList } from '../shared/fresh.ts'
import { tiles, tileTemplate, shownSwitch } from '../shared/lens.ts'
import { pairedCubes } from '../shared/paired-cubes.ts'
import { legacySchema } from '../shared/schema.ts'

/** 广告推荐: pictures, two in a row. */
interface Ads extends Shown {
  readonly pictures: readonly Row<PictureRow<never>>[]
}

const fresh = () => ({
  isShow: { val: true },
  imgList: freshList('图片建议尺寸338 * 206px；鼠标拖拽左侧圆点可调整版块顺序', 10, [tileTemplate([])]),
})

export default defineLegacy<Ads>({
  kind: 'adsRecommend',
  icon: Images,
  ...legacySchema<Ads>(fresh, { isShown: shownSwitch, pictures: tiles('imgList', []) }),
  fields: [
    { field: 'isShown', as: 'switch' },
    {
      field: 'pictures',
      as: 'list',
      hint: 'adsHint',
      max: 10,
      add: 'addPicture',
      fresh: () => ({ picture: '', link: '' }),
      of: [
        { field: 'picture', as: 'image', size: '338×206' },
        { field: 'link', as: 'link' },
      ],
    },
  ],
  convert: ({ pictures }) => ({ blocks: pairedCubes(pictures), losses: [] }),
})
