import { amount, choice, gradient, picture } from '../shared/lens.ts'
import { freshAmount, freshChoice, freshColour, threeSides } from '../shared/fresh.ts'
import { put, rows, wordAt, type Row } from '../shared/rows.ts'
import { schemaOf } from '../shared/schema.ts'

export interface HotWord {
  readonly word: string
}

/** 搜索框 (designer contract 3.5.1); the stored name is spelt that way. */
export interface SearchBox {
  readonly logo: string
  readonly hotWords: readonly Row<HotWord>[]
  readonly background: readonly [string, string]
  /** 0 rounded, 1 square. */
  readonly shape: number
  readonly align: number
  readonly inset: number
  readonly spaceAbove: number
}

const freshSearch = () => ({
  name: 'headerSerch',
  setUp: { tabVal: 0 },
  bgColor: freshColour('背景颜色(渐变)', ['#F62C2C', '#F96E29'], 'bgColor'),
  boxStyle: freshChoice(
    '边框样式',
    0,
    [
      ['圆角', 'iconPic_fillet'],
      ['直角', 'iconPic_square'],
    ],
    { name: 'boxStyle' },
  ),
  txtStyle: freshChoice('文本位置', 0, threeSides.slice(0, 2), { name: 'txtStyle' }),
  prConfig: freshAmount('背景边距', 10),
  mbConfig: freshAmount('页面间距', 0),
  hotWords: { list: [{ val: '' }] },
  logoConfig: { type: 1, header: '设置logo', title: '', url: '' },
})

export const searchBox = schemaOf<SearchBox>(freshSearch, {
  logo: picture('logoConfig'),
  hotWords: rows<HotWord>(['hotWords', 'list'], {
    template: { val: '' },
    read: (stored) => ({ word: wordAt(stored, ['val']) }),
    write: (stored, row) => put(stored, ['val'], row.word),
  }),
  background: gradient('bgColor'),
  shape: choice('boxStyle'),
  align: choice('txtStyle'),
  inset: amount('prConfig'),
  spaceAbove: amount('mbConfig'),
})
