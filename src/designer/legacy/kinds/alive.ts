import { Radio } from 'lucide-react'
import { amount } from '../../blocks/shared/lens.ts'
import { lost } from '../shared/conversion.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshInputs } from '../shared/fresh.ts'
import { headingBlock } from '../shared/heading.ts'
import { input, introLabel, linkLabel, titleLabel, shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 直播: a heading and some live rooms. */
interface Live extends Shown {
  readonly title: string
  readonly intro: string
  readonly link: string
  readonly count: number
}

const fresh = () => ({
  isShow: { val: true },
  titleInfo: freshInputs([
    ['标题', '直播间', 20, '选填，不超过六个字'],
    ['介绍', '精彩直播', 8, '选填，不超过8个字'],
    ['链接', '/pages/columnGoods/live_list/index', 999, '选填'],
  ]),
  numConfig: { title: '显示数量', val: 3 },
})

export default defineLegacy<Live>({
  kind: 'alive',
  icon: Radio,
  ...legacySchema<Live>(fresh, {
    isShown: shownSwitch,
    title: input('titleInfo', titleLabel),
    intro: input('titleInfo', introLabel),
    link: input('titleInfo', linkLabel),
    count: amount('numConfig'),
  }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'title', as: 'text', max: 20 },
    { field: 'intro', as: 'text', max: 8 },
    { field: 'link', as: 'link' },
    { field: 'count', as: 'count' },
  ],
  convert: ({ title, intro, link, count }) => ({
    blocks: [...headingBlock(title, link), { kind: 'liveBroadcast', value: { limit: count } }],
    losses: lost({ intro }),
  }),
})
