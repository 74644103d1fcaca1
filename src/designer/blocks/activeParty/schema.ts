import { amount, colour, gradient, text } from '../shared/lens.ts'
import { freshAmount, freshColour, freshText } from '../shared/fresh.ts'
import { pictures, pictureTemplate, type PictureRow, type Row, type RowWord } from '../shared/rows.ts'
import { schemaOf } from '../shared/schema.ts'

export type Tile = PictureRow<'title' | 'intro'>

/** 活动魔方 (designer contract 3.5.13); not the `activity` of the older decoration. */
export interface PromotionTiles {
  readonly heading: string
  readonly badgeWords: string
  readonly tiles: readonly Row<Tile>[]
  readonly headingColour: string
  readonly badge: readonly [string, string]
  readonly background: string
  readonly spaceAbove: number
}

const words: readonly RowWord<'title' | 'intro'>[] = [
  ['title', '标题', '选填，不超过4个字', 4],
  ['intro', '简介', '选填，不超过20个字', 20],
]

const freshTiles = () => ({
  name: 'activeParty',
  setUp: { tabVal: 0 },
  titleConfig: freshText('促销标题', '超值爆款', '请输入标题', 10),
  desConfig: freshText('促销简介', '美好生活由此开始', '请输入简介', 8),
  menuConfig: {
    title: '最多可添加4个版块，图片建议尺寸140 * 140px；鼠标拖拽左侧圆点可 调整版块顺序',
    maxList: 4,
    list: [
      pictureTemplate(words, ['今日推荐', '店主诚意推荐 品质商品']),
      pictureTemplate(words, ['热门榜单', '店主诚意推荐 品质商品']),
      pictureTemplate(words, ['首发新品', '新品上架等 你来拿']),
      pictureTemplate(words, ['促销单品', '综合评选好 产品']),
    ],
  },
  themeColor: freshColour('主题颜色', ['#fc3c3e'], 'themeColor'),
  bgColor: freshColour('标签背景颜色', ['#F62C2C', '#F96E29'], 'bgColor'),
  boxColor: freshColour('背景颜色', ['#ffe5e3'], 'boxColor'),
  mbConfig: freshAmount('页面间距', 0),
})

export const promotionTiles = schemaOf<PromotionTiles>(freshTiles, {
  heading: text('titleConfig'),
  badgeWords: text('desConfig'),
  tiles: pictures('menuConfig', words),
  headingColour: colour('themeColor'),
  badge: gradient('bgColor'),
  background: colour('boxColor'),
  spaceAbove: amount('mbConfig'),
})
