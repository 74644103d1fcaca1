import { Megaphone } from 'lucide-react'
import { picture } from '../../blocks/shared/lens.ts'
import type { Row } from '../../blocks/shared/rows.ts'
import type { Wire } from '../../document/block.ts'
import { defineLegacy, type Shown } from './define.ts'
import { headlines, shownSwitch, type Headline } from './lens.ts'
import { legacySchema } from './schema.ts'

interface News extends Shown {
  readonly icon: string
  readonly lines: readonly Row<Headline>[]
}

interface NewsStored {
  kind: string
  keys: readonly string[]
  matches: (wire: Wire) => boolean
  fresh: () => Wire
  /** The stored fields of the icon and of the headlines, and the size that the shop names for the icon. */
  icon: string
  lines: string
  size: string
}

/** 新闻播报, whichever names a variant of the older pages stores it under. */
export function newsKind({ kind, keys, matches, fresh, icon, lines, size }: NewsStored) {
  return defineLegacy<News>({
    kind,
    keys,
    matches,
    icon: Megaphone,
    ...legacySchema<News>(fresh, { isShown: shownSwitch, icon: picture(icon), lines: headlines(lines) }),
    fields: [
      { field: 'isShown', as: 'switch' },
      { field: 'icon', as: 'image', size, blank: 'fine' },
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
    convert: (news) => ({
      blocks: [{ kind: 'news', value: { icon: news.icon, lines: news.lines.map(({ title, link }) => ({ title, link })) } }],
      losses: [],
    }),
  })
}
