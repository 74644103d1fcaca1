import { slider, type SizedBlock, type Wire } from './preview-sizes.ts'

const cells = (layout: number) => (wire: Wire) => void (wire.tabConfig.tabVal = layout)
const empty = (wire: Wire): Wire => {
  for (const row of wire.menuConfig.list) for (const word of row.info) word.value = ''
  return wire
}

/** Every kind where the shop has nothing, and where nothing was chosen or written: what designer contract 3.5 fixes stays. */
export const emptyBlocks: readonly SizedBlock[] = [
  {
    kind: 'headerSerch',
    looks: {
      '.designer-search': { height: 50 },
      '.designer-search__logo': { count: 0 },
      '.designer-search__box': { count: 1, height: 29 },
    },
  },
  { kind: 'tabNav', looks: { '.designer-categories__item': { count: 1, width: 75, text: '首页' } } },
  {
    kind: 'swiperBg',
    change: (wire) => void (wire.swiperConfig.list = []),
    looks: { '.designer-carousel__strip': { height: 65 }, '.designer-carousel__dots i': { count: 0 }, img: { count: 0 } },
  },
  { kind: 'menus', change: (wire) => void (wire.menuConfig.list = []), looks: { '.designer-menu__item': { count: 0 } } },
  {
    kind: 'menus',
    change: (wire) => void empty(wire),
    looks: { '.designer-menu__item': { count: 4, width: 80, height: 68 }, '.designer-menu__icon': { width: 45, height: 45 } },
  },
  {
    kind: 'news',
    change(wire) {
      wire.logoConfig.url = ''
      wire.listConfig.list = []
    },
    looks: { '.designer-news': { width: 375, height: 38 }, '.designer-news__line': { count: 1, text: '' } },
  },
  { kind: 'goodList', looks: { '.designer-product': { count: 0 } } },
  { kind: 'goodList', change: (wire) => void (wire.tabConfig.tabVal = 1), looks: { '.designer-product': { count: 0 } } },
  { kind: 'articleList', looks: { '.designer-article': { count: 0 } } },
  { kind: 'promotionList', looks: { '.designer-promotions__tab': { count: 1 }, '.designer-product': { count: 0 } } },
  {
    kind: 'promotionList',
    change: (wire) => void (wire.tabConfig.list = []),
    looks: { '.designer-promotions__tab': { count: 0 }, '.designer-product': { count: 0 } },
  },
  { kind: 'pictureCube', change: cells(0), looks: { '.designer-cube__cell': { count: 1, width: 375 } } },
  { kind: 'pictureCube', change: cells(1), looks: { '.designer-cube__cell': { count: 2, width: 187.5 } } },
  { kind: 'pictureCube', change: cells(2), looks: { '.designer-cube__cell': { count: 3, width: 125 } } },
  {
    kind: 'pictureCube',
    change: cells(3),
    looks: {
      '.designer-cube__cell.is-tall': { count: 1, width: 187.5, height: 187.5 },
      '.designer-cube__cell:not(.is-tall)': { count: 2, width: 187.5, height: 94 },
    },
  },
  { kind: 'pictureCube', change: cells(4), looks: { '.designer-cube__cell': { count: 4, width: 93.8 } } },
  { kind: 'pictureCube', change: cells(5), looks: { '.designer-cube__cell': { count: 4, width: 187.5, height: 94 } } },
  { kind: 'hotspot', looks: { '.designer-hotspot__picture': { width: 375 }, '.designer-hotspot__area': { count: 0 } } },
  { kind: 'bargain', looks: { '.designer-bargain': { count: 0 } } },
  { kind: 'coupon', looks: { '.designer-ticket': { count: 0 } } },
  {
    kind: 'activeParty',
    change(wire) {
      empty(wire).desConfig.value = ''
    },
    looks: {
      '.designer-tiles__head span': { count: 0 },
      '.designer-tiles__tile': { count: 4 },
      '.designer-tiles__picture': { width: 70, height: 70 },
    },
  },
  { kind: 'combination', looks: { '.designer-group': { count: 0 } } },
  { kind: 'seckill', looks: { '.designer-sales': { count: 0 }, '.designer-sale': { count: 0 } } },
  { kind: 'liveBroadcast', looks: { '.designer-room': { count: 0 } } },
  { kind: 'customerService', looks: { '.designer-service': { width: 375 } } },
  {
    kind: 'titles',
    change: (wire) => void (wire.titleConfig.value = ''),
    looks: { '.designer-title[data-empty]': { count: 1, text: '' } },
  },
  { kind: 'blankPage', change: slider('heightConfig', 1), looks: { '.designer-space': { width: 375, height: 1 } } },
  { kind: 'guide', looks: { '.designer-divider': { width: 375, height: 1 } } },
  { kind: 'richText', looks: { '.designer-rich': { width: 375 }, '.ui-rich-text': { count: 0 } } },
  {
    kind: 'follow',
    change: (wire) => void (wire.titleConfig.value = ''),
    looks: { '.designer-follow__picture': { width: 46, height: 46 }, '.designer-follow__button': { count: 1, text: '关注' } },
  },
]
