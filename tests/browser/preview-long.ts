import { slider, type SizedBlock, type Wire } from './preview-sizes.ts'

const times = (count: number, one: Wire): Wire[] => Array.from({ length: count }, () => structuredClone(one))
const off = (wire: Wire, ...switches: string[]) => {
  for (const name of switches) wire[name].val = 0
}
/** 20 px from the edges, and with the corners that it has not by itself. */
const apart = (wire: Wire): Wire => {
  wire.prConfig.val = 20
  for (const style of ['bgStyle', 'conStyle']) if (wire[style]) wire[style].type = 1 - wire[style].type
  return wire
}
const slides = (wire: Wire, img: string, dots: number, position: number): Wire => {
  wire.swiperConfig.list = times(10, { ...wire.swiperConfig.list[0], img })
  wire.docConfig.type = dots
  wire.txtStyle.type = position
  return wire
}
const products = (layout: number) => (wire: Wire) => {
  apart(wire).itemStyle.type = layout
  wire.numConfig.val = 4
}
const rooms = (layout: number) => (wire: Wire) => {
  wire.limit.val = 3
  wire.listStyle.type = layout
  wire.bg.color[0].item = wire.boxShadow.color[0].item = 'rgb(0, 0, 255)'
}

/**
 * Every kind with far too much in it (`lengthened`, `answersTooMuch`), away from the edges, with the other corners and the
 * other styles that it knows: what designer contract 3.5 fixes stays.
 */
export const longBlocks: readonly SizedBlock[] = [
  {
    kind: 'headerSerch',
    change(wire) {
      wire.hotWords.list = times(20, { val: '热'.repeat(100) })
      wire.prConfig.val = 20
      wire.boxStyle.type = wire.txtStyle.type = 1
    },
    looks: {
      '.designer-search': { height: 50, paddingLeft: '20px', text: '搜索商品' },
      '.designer-search__box': { height: 29, justifyContent: 'center', corners: 'square' },
    },
  },
  { kind: 'tabNav', looks: { '.designer-categories__item': { width: 75 }, '.designer-categories__item:nth-child(2)': { width: 75 } } },
  {
    kind: 'swiperBg',
    change(wire, picture) {
      slides(wire, picture, 2, 2).lrConfig.val = 20
      wire.imgConfig.type = 1
      off(wire, 'isShow')
    },
    looks: {
      '.designer-carousel__strip': { count: 0 },
      '.designer-carousel__slide': { width: 335, corners: 'square' },
      '.designer-carousel__picture': { count: 1, width: 335, height: 142.9 },
      '.designer-carousel__dots': { justifyContent: 'flex-end', text: '1/10' },
    },
  },
  {
    kind: 'swiperBg',
    change: (wire, picture) => void slides(wire, picture, 1, 1),
    looks: { '.designer-carousel__dots': { justifyContent: 'center' }, '.designer-carousel__dots i': { count: 10 } },
  },
  {
    kind: 'swiperBg',
    change: (wire, picture) => void slides(wire, picture, 3, 0),
    looks: { '.designer-carousel__dots': { count: 0 } },
  },
  {
    kind: 'menus',
    change(wire) {
      apart(wire).menuConfig.list = times(100, wire.menuConfig.list[0])
      wire.tabConfig.tabVal = wire.menuStyle.type = 1
      wire.rowsNum.type = wire.number.type = 2
    },
    looks: {
      '.designer-menu': { width: 335, corners: 'rounded' },
      '.designer-menu__item': { count: 20, width: 67, height: 68 },
      '.designer-menu__icon': { width: 45, height: 45, borderRadius: '50%' },
      '.designer-menu__pages i': { count: 5 },
    },
  },
  {
    kind: 'menus',
    change(wire) {
      wire.menuConfig.list = times(100, wire.menuConfig.list[0])
      wire.tabConfig.tabVal = 1
      wire.pointerStyle.type = 2
    },
    looks: { '.designer-menu__item': { count: 6, width: 125 }, '.designer-menu__pages i': { count: 0 } },
  },
  { kind: 'menus', looks: { '.designer-menu__item': { count: 4, width: 80, height: 68 } } },
  {
    kind: 'news',
    change(wire) {
      apart(wire).listConfig.list = times(10, wire.listConfig.list[0])
      wire.txtStyle.type = 2
    },
    looks: {
      '.designer-news': { width: 335, height: 38, corners: 'rounded' },
      '.designer-news__line': { count: 1, textAlign: 'right' },
    },
  },
  ...(
    [
      [0, { width: 110, height: 110 }, 315],
      [1, { height: 172.5 }, 152.8],
      [2, { height: 110 }, 99.5],
      [3, { height: 142 }, 315],
    ] as const
  ).map(([layout, picture, card]) => ({
    kind: 'goodList',
    change: products(layout),
    looks: {
      '.designer-goods': { width: 335, corners: 'rounded' },
      '.designer-product': { count: 4, width: card, corners: 'square' },
      '.designer-product__picture': picture,
    },
  })),
  {
    kind: 'goodList',
    change: (wire) => off(wire, 'titleShow', 'opriceShow', 'priceShow', 'couponShow'),
    looks: {
      '.designer-product': { count: 6 },
      '.designer-product__name, .designer-product s, .designer-product b, .designer-product em': { count: 0 },
    },
  },
  {
    kind: 'articleList',
    change(wire) {
      apart(wire).numConfig.val = 50
      wire.itemConfig.val = 12
      wire.listStyle.type = 1
    },
    looks: {
      '.designer-articles': { width: 335, corners: 'rounded' },
      '.designer-article': { count: 10, height: 98, marginBottom: '12px', flexDirection: 'row-reverse', corners: 'rounded' },
      '.designer-article__title': { height: 41 },
      '.designer-article__picture': { width: 109.1, height: 78 },
    },
  },
  {
    kind: 'promotionList',
    change(wire) {
      wire.tabConfig.list = times(4, wire.tabConfig.list[0])
      wire.titleConfig.type = 2
      off(wire, 'opriceShow', 'couponShow')
    },
    looks: {
      '.designer-promotions__tabs': { justifyContent: 'flex-end' },
      '.designer-promotions__tab': { count: 4 },
      '.designer-product': { count: 6, width: 172.5 },
      '.designer-product__name': { count: 6 },
      '.designer-product s, .designer-product em': { count: 0 },
    },
  },
  {
    kind: 'pictureCube',
    change(wire, image) {
      apart(wire).picStyle.picList = times(8, { image, link: '' })
    },
    looks: { '.designer-cube': { width: 335, corners: 'rounded' }, '.designer-cube__cell': { count: 1, width: 335, height: 142.9 } },
  },
  {
    kind: 'hotspot',
    change(wire, url) {
      const area = { starX: 700, starY: 0, areaWidth: 50, areaHeight: 320, nowImgWidth: 750, link: '/'.repeat(300) }
      wire.picStyle = { url, list: times(20, area).map((one, at) => ({ ...one, number: at + 1 })) }
    },
    looks: { '.designer-hotspot__picture': { width: 375, height: 160 }, '.designer-hotspot__area': { count: 20, left: '350px' } },
  },
  {
    kind: 'bargain',
    change(wire) {
      apart(wire).numConfig.val = 50
      wire.productGap.val = 0
      wire.mbCongfig.val = 7
    },
    looks: {
      '.designer-bargains': { width: 335, marginTop: '7px', corners: 'square' },
      '.designer-bargain': { count: 10, width: 105, marginRight: '0px' },
      '.designer-bargain__button': { count: 10, text: '立即砍价' },
      '.designer-bargains__end': { count: 1, text: '查看更多' },
    },
  },
  {
    kind: 'bargain',
    change: (wire) => off(wire, 'priceShow', 'bntShow'),
    looks: { '.designer-bargain': { count: 3, width: 105 }, '.designer-bargain__button, .designer-deal__price': { count: 0 } },
  },
  {
    kind: 'coupon',
    change: (wire) => void apart(wire),
    looks: {
      '.designer-coupons': { width: 335, corners: 'rounded' },
      '.designer-ticket': { count: 10, width: 152, height: 61 },
      '.designer-ticket__button': { text: '立即领取' },
      '.designer-coupons__end': { count: 1, text: '更多' },
    },
  },
  {
    kind: 'activeParty',
    looks: {
      '.designer-tiles__tile': { count: 4 },
      '.designer-tiles__picture': { width: 70, height: 70 },
      '.designer-tiles__tile i': { count: 4, text: 'GO！' },
    },
  },
  {
    kind: 'combination',
    change(wire) {
      apart(wire).numConfig.val = 50
      wire.lrConfig.val = 0
      wire.imgConfig.url = ''
    },
    looks: {
      '.designer-groups': { width: 335, corners: 'square' },
      '.designer-deals__sign': { width: 18, height: 18 },
      '.designer-group': { count: 10, width: 110, marginRight: '0px' },
    },
  },
  {
    kind: 'combination',
    change: (wire) => off(wire, 'priceShow', 'bntShow', 'titleShow', 'pinkShow', 'joinShow'),
    looks: {
      '.designer-group': { count: 3, width: 110 },
      '.designer-group__tag, .designer-group__button, .designer-group__people': { count: 0 },
      '.designer-deal__name, .designer-deal__price': { count: 0 },
    },
  },
  {
    kind: 'seckill',
    change(wire) {
      apart(wire).numberConfig.val = 50
      wire.lrConfig.val = 0
      wire.imgConfig.url = ''
    },
    looks: {
      '.designer-sales': { width: 335, corners: 'square' },
      '.designer-deals__sign': { width: 18, height: 18 },
      '.designer-sale': { count: 10, width: 111, marginRight: '0px' },
    },
  },
  {
    kind: 'seckill',
    change: (wire) => off(wire, 'priceShow', 'discountShow', 'titleShow', 'seckillShow'),
    looks: {
      '.designer-sale': { count: 3, width: 111 },
      '.designer-sale__discount, .designer-sale__line i': { count: 0 },
      '.designer-deal__name, .designer-deal__price': { count: 0 },
    },
  },
  ...([355, 172.5, 355] as const).map((width, layout) => ({
    kind: 'liveBroadcast',
    change: rooms(layout),
    // its colours are stored, and shown nowhere
    looks: { '.designer-room': { count: 3, width, backgroundColor: 'rgb(255, 255, 255)', boxShadow: 'none' } },
  })),
  { kind: 'customerService', change: slider('topConfig', 60), looks: { '.designer-service': { width: 375 } } },
  {
    kind: 'titles',
    change(wire) {
      apart(wire).fontSize.val = 100
      wire.textPosition.type = wire.textStyle.type = 2
    },
    looks: { '.designer-title': { width: 335, fontSize: '100px', fontWeight: '700', textAlign: 'right', corners: 'rounded' } },
  },
  {
    kind: 'titles',
    change(wire) {
      wire.textPosition.type = wire.textStyle.type = 1
    },
    looks: { '.designer-title': { width: 375, fontStyle: 'italic', textAlign: 'center', corners: 'square' } },
  },
  { kind: 'blankPage', change: slider('heightConfig', 100), looks: { '.designer-space': { width: 375, height: 100 } } },
  ...(['dashed', 'solid', 'dotted'] as const).map((line, type) => ({
    kind: 'guide',
    change(wire: Wire) {
      wire.lineStyle.type = type
      wire.heightConfig.val = 10
      wire.lrEdge.val = 20
    },
    looks: { '.designer-divider': { width: 335, height: 10, borderTop: `10px ${line} rgb(245, 245, 245)` } },
  })),
  {
    kind: 'richText',
    change(wire) {
      wire.lrConfig.val = 20
      wire.richText.val = `<p>${'W'.repeat(200)}</p><table><tbody><tr><td>1</td></tr></tbody></table>`
    },
    looks: { '.designer-rich': { width: 375, padding: '0px 10px' }, '.designer-rich table': { width: 355 } },
  },
  {
    kind: 'follow',
    looks: { '.designer-follow__picture': { width: 46, height: 46 }, '.designer-follow__button': { count: 1, text: '关注' } },
  },
]
