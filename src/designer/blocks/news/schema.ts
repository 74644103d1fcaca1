import { amount, choice, colour, picture } from '../shared/lens.ts'
import { freshAmount, freshChoice, freshColour, freshEdges, threeStyledSides } from '../shared/fresh.ts'
import { put, rows, wordAt, type Row } from '../shared/rows.ts'
import { schemaOf } from '../shared/schema.ts'

export interface Headline {
  readonly title: string
  readonly link: string
}

/** 新闻播报 (designer contract 3.5.5). */
export interface NewsTicker {
  readonly icon: string
  readonly lines: readonly Row<Headline>[]
  readonly align: number
  readonly background: string
  readonly wordColour: string
  readonly corners: number
  readonly inset: number
  readonly spaceAbove: number
}

// the shop spells it `chiild`; `empty` lets the old editor accept a row without a title
const headlineTemplate = (title: string) => ({
  chiild: [
    { title: '标题', val: title, max: 30, pla: '选填，不超过30个字', empty: true },
    { title: '链接', val: '', max: 200, pla: '请输入连接' },
  ],
})

const freshNews = () => ({
  name: 'news',
  setUp: { tabVal: 0 },
  txtStyle: freshChoice('文本位置', 0, threeStyledSides, { name: 'txtStyle' }),
  bgColor: freshColour('背景颜色', ['#fff']),
  txtColor: freshColour('文字颜色', ['#333']),
  listConfig: { title: '最多可添加10个版块；鼠标拖拽左侧圆点可调整版块顺序', max: 10, list: [headlineTemplate('标题')] },
  bgStyle: freshEdges('背景样式', 0, 'bgStyle'),
  prConfig: freshAmount('背景边距', 0),
  mbConfig: freshAmount('页面间距', 0),
  logoConfig: { header: '图标设置', title: '最多可添加1张图片，建议宽度130 * 36px', url: '' },
})

export const newsTicker = schemaOf<NewsTicker>(freshNews, {
  icon: picture('logoConfig'),
  lines: rows<Headline>(['listConfig', 'list'], {
    template: headlineTemplate(''),
    read: (stored) => ({ title: wordAt(stored, ['chiild', 0, 'val']), link: wordAt(stored, ['chiild', 1, 'val']) }),
    write: (stored, row) => put(put(stored, ['chiild', 0, 'val'], row.title), ['chiild', 1, 'val'], row.link),
  }),
  align: choice('txtStyle'),
  background: colour('bgColor'),
  wordColour: colour('txtColor'),
  corners: choice('bgStyle'),
  inset: amount('prConfig'),
  spaceAbove: amount('mbConfig'),
})
