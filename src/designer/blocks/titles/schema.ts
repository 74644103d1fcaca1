import { amount, choice, colour, text } from '../shared/lens.ts'
import { freshAmount, freshColour, freshEdges, freshText } from '../shared/fresh.ts'
import { schemaOf } from '../shared/schema.ts'

/** 标题 (designer contract 3.5.18). */
export interface TitleBar {
  readonly words: string
  readonly link: string
  readonly background: string
  readonly wordColour: string
  readonly align: number
  /** 0 normal, 1 italic, 2 bold. */
  readonly weight: number
  readonly corners: number
  readonly inset: number
  readonly size: number
  readonly spaceAbove: number
}

const freshTitle = () => ({
  name: 'titles',
  setUp: { tabVal: 0 },
  titleConfig: freshText('标题', '标题', '请输入标题', 10),
  linkConfig: freshText('链接', '', '请输入链接地址', 100),
  themeColor: freshColour('字体颜色', ['#282828'], 'themeColor'),
  titleColor: freshColour('背景颜色', ['#fff']),
  bgStyle: freshEdges('背景样式', 0, 'bgStyle'),
  prConfig: freshAmount('背景边距', 0),
  textPosition: {
    title: '文本位置',
    type: 0,
    list: [
      { val: '居左', style: 'left', icon: 'icondoc_left' },
      { val: '居中', style: 'center', icon: 'icondoc_center' },
      { val: '居右', style: 'right', icon: 'icondoc_right' },
    ],
  },
  textStyle: {
    title: '文本样式',
    type: 0,
    list: [
      { val: '正常', style: 'normal', icon: 'icondoc_general' },
      { val: '斜体', style: 'italic', icon: 'icondoc_skew' },
      { val: '加粗', style: 'bold', icon: 'icondoc_bold' },
    ],
  },
  fontSize: freshAmount('文本大小', 12, 12),
  mbConfig: freshAmount('页面间距', 0),
})

export const titleBar = schemaOf<TitleBar>(freshTitle, {
  words: text('titleConfig'),
  link: text('linkConfig'),
  background: colour('titleColor'),
  wordColour: colour('themeColor'),
  align: choice('textPosition'),
  weight: choice('textStyle'),
  corners: choice('bgStyle'),
  inset: amount('prConfig'),
  size: amount('fontSize'),
  spaceAbove: amount('mbConfig'),
})
