import { Megaphone } from 'lucide-react'
import { picture } from '../../blocks/shared/lens.ts'
import type { Row } from '../../blocks/shared/rows.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshPicture } from '../shared/fresh.ts'
import { headlines, headlineTemplate, type Headline, shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 新闻播报. */
interface News extends Shown {
  readonly icon: string
  readonly lines: readonly Row<Headline>[]
}

const fresh = () => ({
  isShow: { val: true },
  imgUrl: freshPicture('最多可添加10个模板，图片建议宽度124 * 28px'),
  newList: { max: 10, list: [headlineTemplate('欢迎光临', '')] },
})

export default defineLegacy<News>({
  kind: 'news',
  keys: ['news', 'd_news'],
  matches: (wire) => !('listConfig' in wire),
  icon: Megaphone,
  ...legacySchema<News>(fresh, { isShown: shownSwitch, icon: picture('imgUrl'), lines: headlines('newList') }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'icon', as: 'image', size: '124×28', blank: 'fine' },
    {
      field: 'lines',
      as: 'list',
      hint: 'linesHint',
      max: 10,
      add: 'addLine',
      fresh: () => ({ title: '', link: '' }),
      of: [
        { field: 'title', as: 'text', max: 20 },
        { field: 'link', as: 'link' },
      ],
    },
  ],
  convert: ({ icon, lines }) => ({
    blocks: [{ kind: 'news', value: { icon, lines: lines.map(({ title, link }) => ({ title, link })) } }],
    losses: [],
  }),
})
