import { amount, choice, colour, picture, toggle } from '../shared/lens.ts'
import { freshAmount, freshColour, freshEdges, freshSwitch } from '../shared/fresh.ts'
import { schemaOf } from '../shared/schema.ts'

/** 秒杀 (designer contract 3.5.15). Products come from the session that is running in the shop. */
export interface FlashSale {
  readonly count: number
  readonly showsPrice: boolean
  readonly showsDiscount: boolean
  readonly showsName: boolean
  readonly showsTag: boolean
  /** 18×18; without one the built-in sign is shown. */
  readonly sign: string
  readonly clockColour: string
  readonly accent: string
  readonly background: string
  readonly corners: number
  readonly inset: number
  readonly gap: number
  readonly spaceAbove: number
}

// the count of this kind alone is stored as `numberConfig`
const freshFlashSale = () => ({
  name: 'seckill',
  setUp: { tabVal: 0 },
  countDownColor: freshColour('倒计时背景色', ['rgba(252,60,62,0.09)'], 'countDownColor'),
  themeColor: freshColour('主题风格', ['#E93323'], 'themeColor'),
  conStyle: freshEdges('背景样式', 1, 'conStyle'),
  bgColor: freshColour('背景颜色', ['#fff'], 'themeColor'),
  prConfig: freshAmount('背景边距', 10),
  priceShow: freshSwitch('是否显示价格'),
  discountShow: freshSwitch('是否显示折扣标签'),
  titleShow: freshSwitch('是否显示名称'),
  seckillShow: freshSwitch('抢购标签'),
  numberConfig: { val: 3 },
  lrConfig: freshAmount('左右边距', 10),
  mbConfig: freshAmount('页面间距', 0),
  imgConfig: { title: '最多可添加1张图片，建议宽度18 * 18px', url: '' },
})

export const flashSale = schemaOf<FlashSale>(freshFlashSale, {
  count: amount('numberConfig'),
  showsPrice: toggle('priceShow'),
  showsDiscount: toggle('discountShow'),
  showsName: toggle('titleShow'),
  showsTag: toggle('seckillShow'),
  sign: picture('imgConfig'),
  clockColour: colour('countDownColor'),
  accent: colour('themeColor'),
  background: colour('bgColor'),
  corners: choice('conStyle'),
  inset: amount('prConfig'),
  gap: amount('lrConfig'),
  spaceAbove: amount('mbConfig'),
})
