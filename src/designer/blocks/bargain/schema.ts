import { amount, choice, colour, gradient, toggle } from '../shared/lens.ts'
import { freshAmount, freshColour, freshEdges, freshSwitch } from '../shared/fresh.ts'
import { schemaOf } from '../shared/schema.ts'

/** 砍价 (designer contract 3.5.11). */
export interface Bargains {
  readonly count: number
  readonly showsPrice: boolean
  readonly showsButton: boolean
  readonly accent: string
  readonly titleColour: string
  /** Top and bottom. */
  readonly ground: readonly [string, string]
  readonly corners: number
  readonly inset: number
  readonly gap: number
  readonly spaceAbove: number
}

// the shop spells it `mbCongfig` here, and only here
const freshBargains = () => ({
  name: 'bargain',
  setUp: { tabVal: 0 },
  numConfig: { val: 3 },
  priceShow: freshSwitch('是否显示价格'),
  bntShow: freshSwitch('是否显示按钮'),
  themeColor: freshColour('主题风格', ['#E93323'], 'themeColor'),
  titleColor: freshColour('标题颜色', ['#FF6000'], 'txtColor'),
  bgColor: freshColour('背景颜色', ['#FDDBB2', '#FDEFC6'], 'bgColor'),
  bgStyle: freshEdges('背景样式', 1, 'bgStyle'),
  prConfig: freshAmount('背景边距', 10),
  productGap: freshAmount('商品间距', 10),
  mbCongfig: freshAmount('页面间距', 0),
})

export const bargains = schemaOf<Bargains>(freshBargains, {
  count: amount('numConfig'),
  showsPrice: toggle('priceShow'),
  showsButton: toggle('bntShow'),
  accent: colour('themeColor'),
  titleColour: colour('titleColor'),
  ground: gradient('bgColor'),
  corners: choice('bgStyle'),
  inset: amount('prConfig'),
  gap: amount('productGap'),
  spaceAbove: amount('mbCongfig'),
})
