import { freshAmount, freshColour } from '../shared/fresh.ts'
import { amount, colour, markup } from '../shared/lens.ts'
import { schemaOf } from '../shared/schema.ts'

/** 富文本 (designer contract 3.5.21). */
export interface RichTextBlock {
  /** HTML as it was written; never cleaned in storage. */
  readonly html: string
  readonly background: string
  /** Both in half px of a phone: the storefront takes them without doubling. */
  readonly sideSpace: number
  readonly endSpace: number
}

const freshRichText = () => ({
  name: 'richText',
  setUp: { tabVal: 0 },
  bgColor: freshColour('背景色', ['#f5f5f5'], 'bgColor'),
  lrConfig: freshAmount('左右边距', 0),
  udConfig: freshAmount('上下边距', 0),
  richText: { val: '' },
})

export const richText = schemaOf<RichTextBlock>(freshRichText, {
  html: markup('richText'),
  background: colour('bgColor'),
  sideSpace: amount('lrConfig'),
  endSpace: amount('udConfig'),
})
