import { amount, asText, choice, colour, valueAt, withValueAt, type Lens } from '../shared/lens.ts'
import { freshAmount, freshChoice, freshColour, freshEdges } from '../shared/fresh.ts'
import { schemaOf } from '../shared/schema.ts'
import type { Wire } from '../../document/block.ts'

/** 新闻列表 (designer contract 3.5.7). */
export interface ArticleList {
  /** Id of the category as text; empty = all. */
  readonly category: string
  readonly count: number
  /** 0 words at the left, 1 at the right. */
  readonly wordsAt: number
  readonly background: string
  readonly corners: number
  readonly cardCorners: number
  readonly inset: number
  readonly gap: number
  readonly spaceAbove: number
}

// 0 and nothing both mean every category
const category: Lens<string> = {
  at: 'selectConfig',
  read: (wire) => {
    const found = asText(valueAt(wire, ['selectConfig', 'activeValue']))
    return found === '0' ? '' : found
  },
  write: (wire, id) => withValueAt(wire, ['selectConfig', 'activeValue'], id) as Wire,
}

const freshArticles = () => ({
  name: 'articleList',
  setUp: { tabVal: 0 },
  numConfig: { val: 3, title: '文章数量' },
  selectConfig: {
    title: '文章分类',
    activeValue: '',
    list: [
      { activeValue: '', title: '' },
      { activeValue: '', title: '' },
    ],
  },
  selectList: { title: '文章列表' },
  listStyle: freshChoice(
    '文本位置',
    0,
    [
      ['居左', 'icondoc_left'],
      ['居右', 'icondoc_right'],
    ],
    { cname: 'listStyle' },
  ),
  bgColor: freshColour('背景颜色', ['#fff']),
  bgStyle: freshEdges('背景样式', 0, 'bgStyle'),
  conStyle: freshEdges('内容样式', 0, 'conStyle'),
  prConfig: freshAmount('背景边距', 0),
  itemConfig: freshAmount('文章间距', 0),
  mbConfig: freshAmount('页面间距', 0),
})

export const articleList = schemaOf<ArticleList>(freshArticles, {
  category,
  count: amount('numConfig'),
  wordsAt: choice('listStyle'),
  background: colour('bgColor'),
  corners: choice('bgStyle'),
  cardCorners: choice('conStyle'),
  inset: amount('prConfig'),
  gap: amount('itemConfig'),
  spaceAbove: amount('mbConfig'),
})
