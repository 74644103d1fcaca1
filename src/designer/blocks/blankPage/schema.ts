import { amount, colour } from '../shared/lens.ts'
import { freshAmount, freshColour } from '../shared/fresh.ts'
import { schemaOf } from '../shared/schema.ts'

/** 辅助空白 (designer contract 3.5.19). */
export interface BlankSpace {
  readonly background: string
  readonly height: number
}

const freshSpace = () => ({
  name: 'blankPage',
  bgColor: freshColour('背景颜色', ['#f5f5f5'], 'bgColor'),
  heightConfig: freshAmount('组件高度', 10, 1),
})

export const blankSpace = schemaOf<BlankSpace>(freshSpace, {
  background: colour('bgColor'),
  height: amount('heightConfig'),
})
