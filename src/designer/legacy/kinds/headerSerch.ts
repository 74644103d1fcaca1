import { Search } from 'lucide-react'
import { picture } from '../../blocks/shared/lens.ts'
import { put, rows, wordAt, type Row } from '../../blocks/shared/rows.ts'
import { lost } from '../shared/conversion.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshInputs, freshPicture } from '../shared/fresh.ts'
import { firstInput, shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

interface HotWord {
  readonly word: string
}

/** 搜索框: logo, the shop's line about itself, and hot words. */
interface SearchBox extends Shown {
  readonly logo: string
  readonly slogan: string
  readonly hotWords: readonly Row<HotWord>[]
}

const fresh = () => ({
  isShow: { val: true },
  imgUrl: freshPicture('最多可添加1张图片，图片建议宽度128 * 45px'),
  titleInfo: freshInputs([['商城简介', '好物尽享 任你选择', 20, '选填，不超过10个字']], 8),
  hotList: { title: '热词最多20个字，鼠标拖拽左侧圆点可调整热词顺序', max: 99, list: [{ val: '', maxlength: 20 }] },
})

export default defineLegacy<SearchBox>({
  kind: 'headerSerch',
  keys: ['headerSerch', 'a_headerSerch'],
  icon: Search,
  ...legacySchema<SearchBox>(fresh, {
    isShown: shownSwitch,
    logo: picture('imgUrl'),
    slogan: firstInput('titleInfo'),
    hotWords: rows<HotWord>(['hotList', 'list'], {
      template: { val: '', maxlength: 10 },
      read: (stored) => ({ word: wordAt(stored, ['val']) }),
      write: (stored, row) => put(stored, ['val'], row.word),
    }),
  }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'slogan', as: 'text', max: 20 },
    { field: 'logo', as: 'image', size: '128×45', blank: 'fine' },
    {
      field: 'hotWords',
      as: 'list',
      hint: 'hotWordsHint',
      max: 20,
      blank: 'fine',
      add: 'addWord',
      fresh: () => ({ word: '' }),
      of: [{ field: 'word', as: 'text', max: 20, shopMax: 10 }],
    },
  ],
  convert: ({ logo, slogan, hotWords }) => ({
    blocks: [{ kind: 'headerSerch', value: { logo, hotWords: hotWords.map(({ word }) => ({ word })) } }],
    losses: lost({ slogan }),
  }),
})
