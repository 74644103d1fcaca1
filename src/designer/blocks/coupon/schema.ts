import { amount, choice, colour } from '../shared/lens.ts'
import { freshAmount, freshColour, freshEdges } from '../shared/fresh.ts'
import { schemaOf } from '../shared/schema.ts'

/** 优惠券 (designer contract 3.5.12). The shop itself chooses which coupons, and shows at most ten. */
export interface Coupons {
  readonly background: string
  readonly accent: string
  readonly corners: number
  readonly inset: number
  readonly spaceAbove: number
}

const freshCoupons = () => ({
  name: 'coupon',
  bgColor: freshColour('背景颜色', ['#F8F8F8']),
  bgStyle: freshEdges('背景样式', 0, 'bgStyle'),
  prConfig: freshAmount('背景边距', 0),
  themeColor: freshColour('主题颜色', ['#E93323']),
  mbConfig: freshAmount('页面间距', 0),
})

export const coupons = schemaOf<Coupons>(freshCoupons, {
  background: colour('bgColor'),
  accent: colour('themeColor'),
  corners: choice('bgStyle'),
  inset: amount('prConfig'),
  spaceAbove: amount('mbConfig'),
})
