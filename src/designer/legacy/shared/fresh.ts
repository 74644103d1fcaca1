import type { Wire } from '../../document/block.ts'

/*
 * Stored forms of the built-in defaults of the older decoration (designer contract 4.2). Labels and hints are
 * stored although they are no content: the shop's own page editor reads them.
 */

type InputRow = readonly [title: string, val: string, max: number, pla: string]

export const freshInputs = (rows: readonly InputRow[], type?: number): Wire => ({
  title: '',
  ...(type !== undefined && { type }),
  list: rows.map(([title, val, max, pla]) => ({ title, val, max, pla })),
})

const heading = (title: string, link: string): Wire =>
  freshInputs([
    ['标题', title, 4, '选填，不超过4个字'],
    ['介绍', '诚意推荐品质商品', 8, '选填，不超过8个字'],
    ['链接', link, 999, '选填'],
  ])

export const freshPicture = (title: string): Wire => ({ title, url: '' })

export const freshList = (title: string, max: number | '', list: readonly Wire[]): Wire => ({ title, max, list })

export const freshMode = (): Wire => ({
  tabVal: 0,
  type: 1,
  tabList: [
    { name: '自动选择', icon: 'iconzidongxuanze' },
    { name: '手动选择', icon: 'iconshoudongxuanze' },
  ],
})

const nothing = () => ({ activeValue: '', title: '' })
export const freshCategory = (): Wire => ({ title: '商品分类', activeValue: '', list: [nothing(), nothing()] })

export const freshSort = (options: readonly (readonly [val: string, icon: string])[]): Wire => ({
  title: '商品排序',
  name: 'goodsSort',
  type: 0,
  list: options.map(([val, icon]) => ({ val, icon })),
})

export const sorts = [
  ['系统排序', 'iconComm_whole'],
  ['销量最高', 'iconComm_number'],
  ['最新上架', 'iconzuixin'],
] as const

export const freshPicks = (): Wire => ({ max: 20, list: [] })

/** A row of products: what 快速选择 and the four product rows start with. */
export const freshHeading = () => heading('快速选择', '/pages/columnGoods/HotNewGoods/index?type=1')
export const freshQuickHeading = () => heading('快速选择', '/pages/goods_cate/goods_cate')
