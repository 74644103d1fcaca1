import { isWire, type Wire } from '../../document/block.ts'
import { amount, asNumber, choice, colour, toggle, valueAt, withValueAt } from '../shared/lens.ts'
import { freshAmount, freshChoice, freshColour, freshSwitch, threeSides } from '../shared/fresh.ts'
import { put, rows, wordAt, type Row } from '../shared/rows.ts'
import { schemaOf, type Schema } from '../shared/schema.ts'

export interface PromotionTab {
  readonly title: string
  readonly intro: string
  /** 1 best, 2 hot, 3 new, 4 benefit. */
  readonly list: number
}

/** 促销列表 (designer contract 3.5.8); at most one on a page. */
export interface Promotions {
  readonly tabs: readonly Row<PromotionTab>[]
  readonly count: number
  readonly showsName: boolean
  readonly showsOldPrice: boolean
  readonly showsPrice: boolean
  readonly showsCoupon: boolean
  readonly align: number
  readonly accent: string
  readonly priceColour: string
  readonly tagColour: string
  readonly spaceAbove: number
}

const listNames = ['精品推荐', '热门榜单', '首发新品', '促销单品']

// the shop spells it `chiild` and `optiops`
const tabTemplate = (title: string, intro: string, list: number) => ({
  chiild: [
    { title: '标题', val: title, max: 4, pla: '选填，不超过四个字' },
    { title: '简介', val: intro, max: 4, pla: '选填，不超过四个字' },
  ],
  link: { title: '链接', activeVal: list, optiops: listNames.map((label, type) => ({ type, value: type + 1, label })) },
})

const freshPromotions = () => ({
  name: 'promotionList',
  setUp: { tabVal: 0 },
  productList: { title: '促销列表' },
  titleConfig: freshChoice('标题位置', 0, threeSides),
  titleShow: freshSwitch('是否显示商品名称'),
  opriceShow: freshSwitch('是否显示商品原价'),
  priceShow: freshSwitch('是否显示商品价格'),
  couponShow: freshSwitch('是否显示优惠券'),
  tabConfig: {
    title: '最多可添加4个版块；鼠标拖拽左侧圆点可调整版块顺序',
    max: 4,
    tabCur: 0,
    list: [tabTemplate('首发新品', '最新出炉', 3)],
  },
  themeColor: freshColour('主题风格', ['#F95429'], 'themeColor'),
  fontColor: freshColour('价格颜色', ['#e93323'], 'fontColor'),
  labelColor: freshColour('活动标签', ['#e93323'], 'labelColor'),
  mbConfig: freshAmount('页面间距', 0),
  numConfig: { val: 6 },
})

const listPath = ['link', 'activeVal'] as const
const listOf = (stored: unknown) => asNumber(valueAt(stored, listPath)) ?? 0

const plain = schemaOf<Promotions>(freshPromotions, {
  tabs: rows<PromotionTab>(['tabConfig', 'list'], {
    template: tabTemplate('', '', 1),
    read: (stored) => ({ title: wordAt(stored, ['chiild', 0, 'val']), intro: wordAt(stored, ['chiild', 1, 'val']), list: listOf(stored) }),
    write(stored, row) {
      const words = put(put(stored, ['chiild', 0, 'val'], row.title), ['chiild', 1, 'val'], row.intro)
      return listOf(words) === row.list ? words : put(words, listPath, row.list)
    },
  }),
  count: amount('numConfig'),
  showsName: toggle('titleShow'),
  showsOldPrice: toggle('opriceShow'),
  showsPrice: toggle('priceShow'),
  showsCoupon: toggle('couponShow'),
  align: choice('titleConfig'),
  accent: colour('themeColor'),
  priceColour: colour('fontColor'),
  tagColour: colour('labelColor'),
  spaceAbove: amount('mbConfig'),
})

const isList = (list: number) => Number.isInteger(list) && list >= 1 && list <= listNames.length

// the old editor's default asks for list 0, which the shop does not have; its title says which was meant
function withList(stored: unknown): unknown {
  if (!isWire(stored) || isList(listOf(stored))) return stored
  const meant = listNames.indexOf(wordAt(stored, ['chiild', 0, 'val'])) + 1
  return put(stored, listPath, meant || 1)
}

/** The storefront reads the first tab before it draws anything: there is always one, and each asks for a real list. */
function complete(wire: Wire): Wire {
  const whole = plain.complete(wire)
  const tabs = valueAt(whole, ['tabConfig', 'list'])
  const isMissing = !Array.isArray(tabs) || tabs.length === 0
  const next = isMissing ? [tabTemplate('首发新品', '最新出炉', 3)] : tabs.map(withList)
  const isSame = !isMissing && next.every((row, index) => row === tabs[index])
  return isSame ? whole : (withValueAt(whole, ['tabConfig', 'list'], next) as Wire)
}

export const promotions: Schema<Promotions> = { ...plain, complete }
