import { Heading } from 'lucide-react'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshInputs } from '../shared/fresh.ts'
import { headingBlock } from '../shared/heading.ts'
import { firstInput, input, linkLabel, shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 标题. */
interface TitleBar extends Shown {
  readonly title: string
  readonly link: string
}

// the built-in default has the title twice, so the shop takes the second one for the link (designer contract 4.2)
const fresh = () => ({
  isShow: { val: true },
  titleInfo: freshInputs([
    ['标题', '精品推荐', 20, '选填，不超过四个字'],
    ['标题', '精品推荐', 20, '选填，不超过四个字'],
    ['链接', '/pages/columnGoods/HotNewGoods/index?type=1', 999, '选填'],
  ]),
})

export default defineLegacy<TitleBar>({
  kind: 'titles',
  icon: Heading,
  ...legacySchema<TitleBar>(fresh, {
    isShown: shownSwitch,
    title: firstInput('titleInfo'),
    link: input('titleInfo', linkLabel),
  }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'title', as: 'text', max: 20 },
    { field: 'link', as: 'link' },
  ],
  convert: ({ title, link }) => ({ blocks: headingBlock(title, link), losses: [] }),
})
