import { Megaphone } from 'lucide-react'
import { picture } from '../../blocks/shared/lens.ts'
import type { Row } from '../../blocks/shared/rows.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshList, freshPicture } from '../shared/fresh.ts'
import { headlines, headlineTemplate, type Headline, shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 新闻播报 of the unused variant "fresh", which stores it under the names of the new pages. */
interface News extends Shown {
  readonly icon: string
  readonly lines: readonly Row<Headline>[]
}

const fresh = () => ({
  isShow: { val: true },
  logoConfig: freshPicture('最多可添加1张图片，建议宽度130 * 36px'),
  listConfig: freshList('最多可添加10个版块；鼠标拖拽左侧圆点可调整版块顺序', 10, [headlineTemplate('标题', '链接')]),
})

export default defineLegacy<News>({
  kind: 'freshNews',
  keys: ['news'],
  matches: (wire) => 'listConfig' in wire,
  icon: Megaphone,
  ...legacySchema<News>(fresh, { isShown: shownSwitch, icon: picture('logoConfig'), lines: headlines('listConfig') }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'icon', as: 'image', size: '130×36', blank: 'fine' },
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
