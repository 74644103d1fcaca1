import { fixture } from '../designer/document/pages.ts'

// a wire block of any kind, changed field by field
// oxlint-disable-next-line typescript/no-explicit-any
export type Wire = any
type Look = Record<string, number | string>

/**
 * A block of a page, and what its preview must look like: by selector the sizes in px and computed styles of the first such
 * element, `count` elements, its `text`, whether its `corners` are square or rounded, and its `place` in per cent from the top.
 */
export interface SizedBlock {
  readonly kind: string
  readonly change?: (wire: Wire, picture: string) => void
  readonly looks: Readonly<Record<string, Look>>
}

const defaults = fixture('blocks-5.4.0-defaults.json') as Record<string, { value: Wire }>
export const slider = (field: string, val: number) => (wire: Wire) => void (wire[field].val = val)
const picked = (field: string, type: number) => (wire: Wire) => void (wire[field].type = type)
const cube = (layout: number) => (wire: Wire, image: string) => {
  wire.tabConfig.tabVal = layout
  wire.picStyle.picList = Array.from({ length: 4 }, () => ({ image, link: '' }))
}
const grid = (wire: Wire) => {
  wire.tabConfig.tabVal = 1
  wire.number.type = 2
  wire.menuConfig.list = Array.from({ length: 12 }, (_, at) => ({
    ...wire.menuConfig.list[0],
    info: [{ value: `第${at}` }, { value: '' }],
  }))
}

// the banner of the demo shop, as high as its width allows
const ratio = 750 / 320
const high = (width: number) => Math.round((width / ratio) * 10) / 10

/** Every kind as the shop makes it, and its other layouts; numbers of designer contract 3.5, half of its rpx. */
export const sizedBlocks: readonly SizedBlock[] = [
  {
    kind: 'headerSerch',
    change: (wire, picture) => void (wire.logoConfig.url = picture),
    looks: {
      '.designer-search': {
        height: 50,
        paddingLeft: '10px',
        backgroundImage: 'linear-gradient(90deg, rgb(246, 44, 44) 50%, rgb(249, 110, 41) 100%)',
      },
      '.designer-search__logo': { width: 77, height: 30 },
      '.designer-search__box': { height: 29, borderRadius: '15px' },
    },
  },
  { kind: 'tabNav', looks: { '.designer-categories__item': { width: 75, color: 'rgb(255, 255, 255)' } } },
  {
    kind: 'swiperBg',
    change(wire, img) {
      const [slide] = wire.swiperConfig.list
      wire.swiperConfig.list = [1, 2, 3].map(() => ({ ...slide, img }))
    },
    looks: {
      '.designer-carousel__strip': { width: 375, height: 65 },
      '.designer-carousel__picture': { count: 1, width: 355, height: high(355) },
      '.designer-carousel__slide': { borderRadius: '5px' },
      '.designer-carousel__dots i': { count: 3, backgroundColor: 'rgb(255, 255, 255)' },
    },
  },
  {
    kind: 'menus',
    looks: {
      '.designer-menu__item': { count: 4, width: 80, height: 68, fontSize: '12px' },
      '.designer-menu__icon': { width: 45, height: 45, borderRadius: '0px' },
      '.designer-menu__item > span:last-child': { color: 'rgb(51, 51, 51)' },
    },
  },
  {
    kind: 'menus',
    change: grid,
    looks: {
      '.designer-menu__item': { count: 10, width: 75 },
      '.designer-menu__pages i': { count: 2, backgroundColor: 'rgb(255, 68, 68)' },
    },
  },
  {
    kind: 'news',
    looks: {
      '.designer-news': { width: 375, height: 38 },
      '.designer-news__icon': { width: 65, height: 18 },
      '.designer-news__line': { count: 1, color: 'rgb(51, 51, 51)' },
    },
  },
  ...(
    [
      [0, { width: 110, height: 110 }, 355],
      [1, { height: 172.5 }, 172.2],
      [2, { height: 110 }, 112.2],
      [3, { height: 142 }, 355],
    ] as const
  ).map(([layout, picture, card]) => ({
    kind: 'goodList',
    change: picked('itemStyle', layout),
    looks: {
      '.designer-product': { count: 6, width: card, borderRadius: '7.5px' },
      '.designer-product__picture': picture,
      '.designer-product__line': { color: 'rgb(233, 51, 35)' },
    },
  })),
  {
    kind: 'articleList',
    looks: {
      '.designer-article': { count: 3 },
      '.designer-article__picture': { width: 123.9, height: 78 },
      '.designer-articles': { backgroundColor: 'rgb(255, 255, 255)' },
    },
  },
  {
    kind: 'promotionList',
    change: slider('mbConfig', 20),
    looks: {
      '.designer-product': { count: 6, width: 172.5 },
      '.designer-promotions': { marginTop: '20px' },
      '.designer-promotions__tab b': { count: 1, color: 'rgb(249, 84, 41)' },
    },
  },
  { kind: 'pictureCube', change: cube(0), looks: { '.designer-cube__cell': { count: 1, width: 375, height: high(375) } } },
  { kind: 'pictureCube', change: cube(1), looks: { '.designer-cube__cell': { count: 2, width: 187.5, height: high(187.5) } } },
  { kind: 'pictureCube', change: cube(2), looks: { '.designer-cube__cell': { count: 3, width: 125, height: high(125) } } },
  {
    kind: 'pictureCube',
    change: cube(3),
    looks: {
      '.designer-cube__cell.is-tall': { count: 1, width: 187.5, height: 187.5 },
      '.designer-cube__cell:not(.is-tall)': { count: 2, width: 187.5, height: 94 },
    },
  },
  { kind: 'pictureCube', change: cube(4), looks: { '.designer-cube__cell': { count: 4, width: 93.8, height: high(93.75) } } },
  { kind: 'pictureCube', change: cube(5), looks: { '.designer-cube__cell': { count: 4, width: 187.5, height: 94 } } },
  {
    kind: 'hotspot',
    change(wire, picture) {
      wire.picStyle = {
        url: picture,
        list: [{ number: 1, starX: 30, starY: 40, areaWidth: 300, areaHeight: 160, nowImgWidth: 750, link: '' }],
      }
      wire.mbConfig.val = 20
    },
    looks: {
      '.designer-hotspot': { marginTop: '10px' },
      '.designer-hotspot__picture': { width: 375, height: high(375) },
      '.designer-hotspot__area': { left: '15px', top: '20px', inlineSize: '150px', blockSize: '80px' },
    },
  },
  {
    kind: 'bargain',
    looks: {
      '.designer-bargains': {
        width: 355,
        borderRadius: '7.5px',
        backgroundImage: 'linear-gradient(rgb(253, 219, 178) 0%, rgb(253, 239, 198) 100%)',
      },
      '.designer-bargains__title': { color: 'rgb(255, 96, 0)' },
      '.designer-bargain': { count: 3, width: 105, marginRight: '10px' },
      '.designer-deal__price': { color: 'rgb(233, 51, 35)' },
      '.designer-bargain__button': { backgroundColor: 'rgb(233, 51, 35)' },
    },
  },
  {
    kind: 'coupon',
    looks: {
      '.designer-coupons': { backgroundColor: 'rgb(248, 248, 248)' },
      '.designer-ticket': { width: 152, height: 61, backgroundColor: 'rgb(233, 51, 35)' },
    },
  },
  {
    kind: 'activeParty',
    looks: {
      '.designer-tiles': { backgroundColor: 'rgb(255, 229, 227)' },
      '.designer-tiles strong': { color: 'rgb(252, 60, 62)' },
      '.designer-tiles__tile': { count: 4 },
      '.designer-tiles__picture': { width: 70, height: 70 },
    },
  },
  {
    kind: 'combination',
    looks: {
      '.designer-groups': { width: 355, borderRadius: '10px', backgroundColor: 'rgb(255, 255, 255)' },
      '.designer-deals__sign': { width: 18, height: 18 },
      '.designer-group': { count: 3, width: 110, marginRight: '10px' },
      '.designer-group__tag': { backgroundColor: 'rgba(255, 68, 68, 0.1)', color: 'rgb(233, 51, 35)' },
      '.designer-group__button': { backgroundColor: 'rgb(233, 51, 35)' },
    },
  },
  {
    kind: 'seckill',
    looks: {
      '.designer-sales': { width: 355, borderRadius: '10px' },
      '.designer-deals__sign': { width: 18, height: 18 },
      '.designer-sale': { count: 3, width: 111, marginRight: '10px' },
      '.designer-countdown i': { backgroundColor: 'rgba(252, 60, 62, 0.09)' },
    },
  },
  {
    kind: 'liveBroadcast',
    change: slider('mbConfig', 20),
    looks: { '.designer-rooms': { marginTop: '10px' }, '.designer-room': { count: 4 } },
  },
  { kind: 'customerService', looks: { '.designer-service': { width: 375 } } },
  {
    kind: 'titles',
    change: slider('mbConfig', 8),
    looks: {
      '.designer-title': {
        marginTop: '8px',
        fontSize: '12px',
        color: 'rgb(40, 40, 40)',
        backgroundColor: 'rgb(255, 255, 255)',
        textAlign: 'left',
      },
    },
  },
  { kind: 'blankPage', looks: { '.designer-space': { width: 375, height: 10, backgroundColor: 'rgb(245, 245, 245)' } } },
  { kind: 'guide', looks: { '.designer-divider': { width: 375, height: 1, borderTop: '1px dashed rgb(245, 245, 245)' } } },
  {
    kind: 'richText',
    change(wire) {
      Object.assign(wire, { lrConfig: { val: 20 }, udConfig: { val: 10 }, richText: { val: '<p>字</p>' } })
    },
    looks: { '.designer-rich': { width: 375, padding: '5px 10px', backgroundColor: 'rgb(245, 245, 245)' } },
  },
  {
    kind: 'follow',
    change: slider('mbConfig', 20),
    looks: {
      '.designer-follow': { marginTop: '10px', backgroundColor: 'rgb(245, 245, 245)' },
      '.designer-follow__picture': { width: 46, height: 46 },
      '.designer-follow__button': { backgroundColor: 'rgb(249, 110, 41)' },
    },
  },
]

/** The button of customer service over the page, so many per cent below its top. */
export const floatAt = (place: number) => ({
  kind: 'customerService',
  looks: {
    '.designer-float': { count: 1, width: 43, height: 43, borderRadius: '50%', place },
  },
})

const tab = { name: '自定义', link: '/pages/index/index', imgList: ['', ''] }

/** The most tabs that there can be, without pictures, and in the colour of the page that is open. */
export const fullTabs: SizedBlock = {
  kind: 'pageFoot',
  change: (wire) => void (wire.menuList = [tab, tab, tab, tab, tab]),
  looks: { '.designer-tabs__item': { count: 5, width: 75, color: 'rgb(246, 44, 44)' }, '.designer-tabs': { width: 375 } },
}

/** The block as a page stores it. */
export function wireOf({ kind, change }: SizedBlock, picture: string): Wire {
  const { timestamp: _, id: __, ...wire } = structuredClone(defaults[kind]!.value)
  change?.(wire, picture)
  return wire
}
