import { amount, colour, gradient } from '../shared/lens.ts'
import { freshAmount, freshColour } from '../shared/fresh.ts'
import { schemaOf } from '../shared/schema.ts'

/** 商品分类 (designer contract 3.5.2); `status` is stored, and nobody reads it. */
export interface CategoryBar {
  readonly wordColour: string
  readonly background: readonly [string, string]
  readonly spaceAbove: number
}

const freshBar = () => ({
  name: 'tabNav',
  status: { title: '开关', default: { status: 0 } },
  txtColor: freshColour('文字颜色', ['#fff'], 'txtColor'),
  bgColor: freshColour('背景颜色', ['#F62C2C', '#F96E29'], 'bgColor'),
  mbConfig: freshAmount('页面间距', 0),
})

export const categoryBar = schemaOf<CategoryBar>(freshBar, {
  wordColour: colour('txtColor'),
  background: gradient('bgColor'),
  spaceAbove: amount('mbConfig'),
})
