import { amount, choice, colour, gradient, toggle } from '../shared/lens.ts'
import { freshAmount, freshChoice, freshColour, freshSwitch, threeSides } from '../shared/fresh.ts'
import { pictures, pictureTemplate, type PictureRow, type Row, type RowWord } from '../shared/rows.ts'
import { schemaOf } from '../shared/schema.ts'

export type Slide = PictureRow<'title'>

/** 轮播图 (designer contract 3.5.3). */
export interface Carousel {
  readonly slides: readonly Row<Slide>[]
  /** 0 rounded, 1 square. */
  readonly corners: number
  /** 0 dots, 1 lines, 2 numbers, 3 none. */
  readonly dots: number
  readonly dotsPlace: number
  readonly hasStrip: boolean
  readonly strip: readonly [string, string]
  readonly dotColour: string
  readonly inset: number
  readonly spaceAbove: number
}

const words: readonly RowWord<'title'>[] = [['title', '标题', '选填，不超过4个字', 4]]

const freshCarousel = () => ({
  name: 'swiperBg',
  setUp: { tabVal: 0 },
  swiperConfig: {
    title: '最多可添加10张图片，建议宽度750px；鼠标拖拽左侧圆点可调整图片 顺序',
    maxList: 10,
    list: [pictureTemplate(words, ['今日推荐'])],
  },
  isShow: freshSwitch('是否显示背景色'),
  bgColor: freshColour('背景颜色(渐变)', ['#F62C2C', '#F96E29']),
  dotColor: freshColour('指示器颜色', ['#fff']),
  lrConfig: freshAmount('左右边距', 10),
  mbConfig: freshAmount('页面间距', 0),
  docConfig: freshChoice(
    '指示器样式',
    0,
    [
      ['圆形', 'iconDot'],
      ['直线', 'iconSquarepoint'],
      ['数字', 'iconshuzi'],
      ['无指示器', 'iconjinyong'],
    ],
    { cname: 'swiper' },
  ),
  txtStyle: freshChoice('指示器位置', 0, threeSides),
  imgConfig: freshChoice(
    '轮播图样式',
    0,
    [
      ['圆角', 'iconPic_fillet'],
      ['直角', 'iconPic_square'],
    ],
    { cname: 'docStyle' },
  ),
})

export const carousel = schemaOf<Carousel>(freshCarousel, {
  slides: pictures('swiperConfig', words),
  corners: choice('imgConfig'),
  dots: choice('docConfig'),
  dotsPlace: choice('txtStyle'),
  hasStrip: toggle('isShow'),
  strip: gradient('bgColor'),
  dotColour: colour('dotColor'),
  inset: amount('lrConfig'),
  spaceAbove: amount('mbConfig'),
})
