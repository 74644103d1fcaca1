import { bannerMarkup, banners } from './banners.ts'
import { headlinesMarkup, logoMarkup, markMarkup, menuMarkup, menuNames, tabMarkup, tabNames } from './icons.ts'
import type { Lettering } from './lettering.ts'
import { objects } from './objects/index.ts'
import { cutOutMarkup, grounds, sceneMarkup, wideMarkup, type Scene } from './scene.ts'
import { serviceMarkup, serviceNames } from './service-icons.ts'
import type { Goods, GoodsRow } from './goods.ts'
import type { ToneName } from './tones.ts'

/** A picture of the demo library. `folder` is the way of category names down to its own. */
export interface DemoPicture {
  file: string
  name: string
  folder: readonly string[]
  markup: () => string
}

const two = (place: number) => String(place + 1).padStart(2, '0')
const three = (place: number) => String(place + 1).padStart(3, '0')

const backdrops: readonly ToneName[] = ['sky', 'sand', 'mint', 'violet', 'coral', 'lemon', 'teal', 'pink']

/** Address of a product's picture; `place` counts all products from 0. */
export const goodsFile = (place: number): string => `goods-${three(place)}.jpg`
export const menuFile = (place: number): string => `menu-${two(place)}.png`
export const categoryFile = (place: number): string => `category-${two(place)}.png`

export const serviceFile = (place: number): string => `service-${two(place)}.png`
export const memberBannerFile = (place: number): string => `member-banner-${two(place)}.jpg`

/** The last two products of each category have a wide picture too. */
export const wideFile = (place: number): string | undefined => (place % 10 > 7 ? `wide-${three(place)}.jpg` : undefined)

const scene = ([, art, main, second]: GoodsRow, place: number): Scene => ({
  draw: objects[art]!,
  main: main as ToneName,
  second: second as ToneName,
  backdrop: backdrops[(place * 5 + Math.floor(place / 10)) % backdrops.length]!,
  ground: grounds[(place * 3 + 1) % grounds.length]!,
})

function goodsPictures(goods: Goods): DemoPicture[] {
  const all = goods.flatMap((top) => top.children.flatMap((leaf) => leaf.products.map((product) => ({ top, product }))))
  return all.flatMap(({ top, product }, place) => {
    const folder = ['商品图片', top.name]
    const wide = wideFile(place)
    return [
      ...(wide ? [{ file: wide, name: `${product[0]}-横图.jpg`, folder, markup: () => wideMarkup(scene(product, place)) }] : []),
      { file: goodsFile(place), name: `${product[0]}.jpg`, folder, markup: () => sceneMarkup(scene(product, place)) },
    ]
  })
}

const cutOut = ([, art, main, second]: GoodsRow) => cutOutMarkup(objects[art]!, main as ToneName, second as ToneName)

function cutOuts(goods: Goods): DemoPicture[] {
  const leaves = goods.flatMap((top) => top.children)
  const pictures = (folder: string, prefix: string, pick: number): DemoPicture[] =>
    leaves.map((leaf, place) => ({
      file: `${prefix}-${two(place)}.png`,
      name: `${leaf.name}.png`,
      folder: [folder],
      markup: () => cutOut(leaf.products[pick]!),
    }))
  return [...pictures('分类图标', 'category', 0), ...pictures('活动图片', 'activity', 7)]
}

const icons = (): DemoPicture[] => [
  ...menuNames.map((name, place) => ({
    file: menuFile(place),
    name: `${name}.png`,
    folder: ['导航图标'],
    markup: () => menuMarkup(name),
  })),
  ...tabNames.flatMap((name, place) => [
    { file: `tab-${two(place)}.png`, name: `${name}.png`, folder: ['底部菜单'], markup: () => tabMarkup(name, false) },
    { file: `tab-${two(place)}-on.png`, name: `${name}-选中.png`, folder: ['底部菜单'], markup: () => tabMarkup(name, true) },
  ]),
]

const member = (lettering: Lettering): DemoPicture[] => [
  ...serviceNames.map((name, place) => ({
    file: serviceFile(place),
    name: `${name}.png`,
    folder: ['个人中心'],
    markup: () => serviceMarkup(name),
  })),
  ...[banners[5]!, banners[0]!].map((banner, place) => ({
    file: memberBannerFile(place),
    name: `${banner.name}-会员.jpg`,
    folder: ['个人中心'],
    markup: () => bannerMarkup(banner, lettering, true),
  })),
]

const brand = (lettering: Lettering): DemoPicture[] => [
  { file: 'logo.png', name: '店铺标志-彩色.png', folder: ['品牌素材'], markup: () => logoMarkup(lettering, '#c8341f') },
  { file: 'logo-white.png', name: '店铺标志-白色.png', folder: ['品牌素材'], markup: () => logoMarkup(lettering, '#ffffff') },
  { file: 'mark.png', name: '店铺图标.png', folder: ['品牌素材'], markup: () => markMarkup(240) },
  { file: 'headlines.png', name: '橡果头条.png', folder: ['品牌素材'], markup: () => headlinesMarkup(lettering) },
]

/** Every picture of the demo shop, oldest first. */
export const demoPictures = (goods: Goods, lettering: Lettering): DemoPicture[] => [
  ...brand(lettering),
  ...icons(),
  ...member(lettering),
  ...cutOuts(goods),
  ...banners.map((banner, place) => ({
    file: `banner-${two(place)}.jpg`,
    name: `${banner.name}.jpg`,
    folder: ['轮播广告'],
    markup: () => bannerMarkup(banner, lettering),
  })),
  ...goodsPictures(goods),
]
