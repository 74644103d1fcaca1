import { GalleryThumbnails } from 'lucide-react'
import type { Id } from '#src/api/endpoint.ts'
import { amount, tab } from '../../blocks/shared/lens.ts'
import type { Row } from '../../blocks/shared/rows.ts'
import { CategoryPicks } from '../picks/category-picks.tsx'
import { lost } from '../shared/conversion.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshMode, freshPicks, freshQuickHeading } from '../shared/fresh.ts'
import { headingBlock } from '../shared/heading.ts'
import { chosenId, input, introLabel, linkLabel, namedPicks, titleLabel, type Pick, shownSwitch } from '../shared/lens.ts'
import { QuickChoicePreview } from '../previews/quick-choice-preview.tsx'
import { legacySchema } from '../shared/schema.ts'

/** 快速选择: categories of the second level in a row that scrolls. */
export interface QuickChoice extends Shown {
  readonly title: string
  readonly intro: string
  readonly link: string
  /** 0 those below a category, 1 picked by hand. */
  readonly mode: number
  readonly category: Id | null
  readonly count: number
  readonly categories: readonly Row<Pick>[]
}

// the shop reads the last four without looking, and its own default lacks them (designer contract 4.2)
const fresh = () => ({
  isShow: { val: true },
  titleInfo: freshQuickHeading(),
  tabConfig: freshMode(),
  selectConfig: { title: '商品分类', type: 1, activeValue: '', list: [] },
  numConfig: { title: '显示数量', val: 6 },
  goodsList: freshPicks(),
})

const itemOf = ({ id, name, picture }: Pick) => ({
  picture,
  title: name,
  link: `/pages/goods/goods_list/index?sid=${id}&title=${name}`,
})

export default defineLegacy<QuickChoice>({
  kind: 'scrollBox',
  keys: ['scrollBox', 'f_scroll_box'],
  icon: GalleryThumbnails,
  ...legacySchema<QuickChoice>(fresh, {
    isShown: shownSwitch,
    title: input('titleInfo', titleLabel),
    intro: input('titleInfo', introLabel),
    link: input('titleInfo', linkLabel),
    mode: tab('tabConfig'),
    category: chosenId('selectConfig'),
    count: amount('numConfig'),
    categories: namedPicks('cate_name', 'pic'),
  }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'title', as: 'text', max: 4, placeholder: 'fourPlaceholder' },
    { field: 'intro', as: 'text', max: 8, placeholder: 'eightPlaceholder' },
    { field: 'link', as: 'link' },
    { field: 'mode', as: 'choice', options: [{ word: 'automatic' }, { word: 'manual' }] },
    { field: 'category', as: 'category', when: ({ mode }) => mode !== 1 },
    { field: 'count', as: 'count', when: ({ mode }) => mode !== 1 },
    {
      field: 'categories',
      as: 'list',
      max: 20,
      add: 'addCategory',
      when: ({ mode }) => mode === 1,
      Aside: CategoryPicks,
      fresh: () => ({ id: '', name: '', picture: '' }),
      of: [
        { field: 'picture', as: 'image' },
        { field: 'name', as: 'text', max: 20 },
      ],
    },
  ],
  Preview: QuickChoicePreview,
  convert({ title, intro, link, mode, categories }) {
    const heading = headingBlock(title, link)
    if (mode !== 1) return { blocks: heading, losses: [{ word: 'categoriesBelow', says: '' }, ...lost({ intro })] }
    return { blocks: [...heading, { kind: 'menus', value: { items: categories.map(itemOf), layout: 0 } }], losses: lost({ intro }) }
  },
})
