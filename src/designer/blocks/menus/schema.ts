import { amount, choice, colour, tab } from '../shared/lens.ts'
import { freshAmount, freshChoice, freshColour, freshEdges } from '../shared/fresh.ts'
import { pictures, pictureTemplate, type PictureRow, type Row, type RowWord } from '../shared/rows.ts'
import { schemaOf } from '../shared/schema.ts'

export type MenuItem = PictureRow<'title'>

/** 导航组 (designer contract 3.5.4). */
export interface IconMenu {
  readonly items: readonly Row<MenuItem>[]
  /** 0 one scrolling row, 1 paged grid. */
  readonly layout: number
  /** 0 square, 1 round. */
  readonly shape: number
  /** Index of 2, 3, 4 rows. */
  readonly rows: number
  /** Index of 3, 4, 5 icons in a row. */
  readonly columns: number
  /** 0 bars, 1 dots, 2 none. */
  readonly pager: number
  readonly pagerColour: string
  readonly background: string
  readonly wordColour: string
  readonly corners: number
  readonly inset: number
  readonly spaceAbove: number
}

const words: readonly RowWord<'title'>[] = [['title', '标题', '选填，不超过4个字', 4]]

const freshMenu = () => ({
  name: 'menus',
  setUp: { tabVal: 0 },
  tabConfig: {
    title: '展示样式',
    tabVal: 0,
    type: 1,
    tabList: [
      { name: '单行展示', icon: 'icondanhang' },
      { name: '多行展示', icon: 'iconduohang' },
    ],
  },
  rowsNum: freshChoice(
    '显示行数',
    0,
    [
      ['2行', 'icon2hang'],
      ['3行', 'icon3hang'],
      ['4行', 'icon4hang'],
    ],
    { name: 'rowsNum' },
  ),
  menuStyle: freshChoice(
    '图标样式',
    0,
    [
      ['方形', 'iconPic_square'],
      ['圆形', 'icondayuanjiao'],
    ],
    { name: 'menuStyle' },
  ),
  number: freshChoice(
    '显示个数',
    0,
    [
      ['3个', 'icon3ge'],
      ['4个', 'icon4ge1'],
      ['5个', 'icon5ge1'],
    ],
    { name: 'number' },
  ),
  pointerStyle: freshChoice(
    '指示器样式',
    0,
    [
      ['长条', 'iconSquarepoint'],
      ['圆形', 'iconDot'],
      ['无指示器', 'iconjinyong'],
    ],
    { name: 'pointerStyle' },
  ),
  bgStyle: freshEdges('背景样式', 0, 'bgStyle'),
  prConfig: freshAmount('背景边距', 0),
  menuConfig: {
    title: '最多可添加1张图片，建议宽度90 * 90px',
    maxList: 100,
    list: ['今日推荐', '热门榜单', '首发新品', '促销单品'].map((title) => pictureTemplate(words, [title])),
  },
  pointerColor: freshColour('指示器颜色', ['#f44'], 'pointerColor'),
  bgColor: freshColour('背景颜色', ['#fff'], 'bgColor'),
  titleColor: freshColour('文字颜色', ['#333333'], 'themeColor'),
  mbConfig: freshAmount('页面间距', 0),
})

export const iconMenu = schemaOf<IconMenu>(freshMenu, {
  items: pictures('menuConfig', words),
  layout: tab('tabConfig'),
  shape: choice('menuStyle'),
  rows: choice('rowsNum'),
  columns: choice('number'),
  pager: choice('pointerStyle'),
  pagerColour: colour('pointerColor'),
  background: colour('bgColor'),
  wordColour: colour('titleColor'),
  corners: choice('bgStyle'),
  inset: amount('prConfig'),
  spaceAbove: amount('mbConfig'),
})
