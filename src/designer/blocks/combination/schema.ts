import { amount, choice, colour, picture, toggle } from '../shared/lens.ts'
import { freshAmount, freshColour, freshEdges, freshSwitch } from '../shared/fresh.ts'
import { schemaOf } from '../shared/schema.ts'

/** 拼团 (designer contract 3.5.14). */
export interface GroupBuying {
  readonly count: number
  readonly showsPrice: boolean
  readonly showsButton: boolean
  readonly showsName: boolean
  readonly showsPriceTag: boolean
  readonly showsPeople: boolean
  /** 18×18; without one the built-in sign is shown. */
  readonly sign: string
  readonly tagColour: string
  readonly accent: string
  readonly background: string
  readonly corners: number
  readonly inset: number
  readonly gap: number
  readonly spaceAbove: number
}

const freshGroupBuying = () => ({
  name: 'combination',
  setUp: { tabVal: 0 },
  numConfig: { val: 3 },
  priceShow: freshSwitch('是否显示价格'),
  bntShow: freshSwitch('是否显示按钮'),
  titleShow: freshSwitch('是否显示名称'),
  pinkShow: freshSwitch('是否显示拼团标签'),
  joinShow: freshSwitch('是否显示参团标签'),
  txtColor: freshColour('文字背景色', ['rgba(255,68,68,0.1)'], 'themeColor'),
  conStyle: freshEdges('背景样式', 1, 'conStyle'),
  bgColor: freshColour('背景颜色', ['#fff'], 'themeColor'),
  prConfig: freshAmount('背景边距', 10),
  themeColor: freshColour('主题风格', ['#E93323'], 'themeColor'),
  mbConfig: freshAmount('页面间距', 0),
  lrConfig: freshAmount('左右边距', 10),
  imgConfig: { title: '最多可添加1张图片，建议宽度18 * 18px', url: '' },
})

export const groupBuying = schemaOf<GroupBuying>(freshGroupBuying, {
  count: amount('numConfig'),
  showsPrice: toggle('priceShow'),
  showsButton: toggle('bntShow'),
  showsName: toggle('titleShow'),
  showsPriceTag: toggle('pinkShow'),
  showsPeople: toggle('joinShow'),
  sign: picture('imgConfig'),
  tagColour: colour('txtColor'),
  accent: colour('themeColor'),
  background: colour('bgColor'),
  corners: choice('conStyle'),
  inset: amount('prConfig'),
  gap: amount('lrConfig'),
  spaceAbove: amount('mbConfig'),
})
