import type { Locale } from '#src/text/locale.ts'
import type { PromotionTiles } from '../blocks/activeParty/schema.ts'
import type { ArticleList } from '../blocks/articleList/schema.ts'
import type { Bargains } from '../blocks/bargain/schema.ts'
import type { BlankSpace } from '../blocks/blankPage/schema.ts'
import type { GroupBuying } from '../blocks/combination/schema.ts'
import type { Coupons } from '../blocks/coupon/schema.ts'
import type { ServiceButton } from '../blocks/customerService/schema.ts'
import type { ProductList } from '../blocks/goodList/schema.ts'
import type { Divider } from '../blocks/guide/schema.ts'
import type { SearchBox } from '../blocks/headerSerch/schema.ts'
import type { IconMenu } from '../blocks/menus/schema.ts'
import type { NewsTicker } from '../blocks/news/schema.ts'
import type { PictureCube } from '../blocks/pictureCube/schema.ts'
import type { Promotions } from '../blocks/promotionList/schema.ts'
import type { RichTextBlock } from '../blocks/richText/schema.ts'
import type { FlashSale } from '../blocks/seckill/schema.ts'
import { sayIn, type Say } from '../blocks/shared/define-presets.ts'
import type { Carousel } from '../blocks/swiperBg/schema.ts'
import type { TitleBar } from '../blocks/titles/schema.ts'
import type { PageSettings } from '../document/settings.ts'

interface Values {
  activeParty: PromotionTiles
  articleList: ArticleList
  bargain: Bargains
  blankPage: BlankSpace
  combination: GroupBuying
  coupon: Coupons
  customerService: ServiceButton
  goodList: ProductList
  guide: Divider
  headerSerch: SearchBox
  menus: IconMenu
  news: NewsTicker
  pictureCube: PictureCube
  promotionList: Promotions
  richText: RichTextBlock
  seckill: FlashSale
  swiperBg: Carousel
  titles: TitleBar
}

/** A block of a template: what differs from a new one. */
export interface MadeBlock {
  readonly kind: keyof Values
  readonly value: object
}

/** A block of a kind; its values are checked against the kind. */
export const block = <K extends keyof Values>(kind: K, value: Partial<Values[K]>): MadeBlock => ({ kind, value })

/** A whole page that comes with the designer. */
export interface ShippedTemplate {
  readonly id: string
  /** Place among the templates. */
  readonly rank: number
  readonly name: string
  /** For whom it is made. */
  readonly trade: string
  /** Title bar and ground; the rest stays as the page has it. */
  readonly settings: Pick<PageSettings, 'title' | 'colour'>
  readonly blocks: readonly MadeBlock[]
}

export type TemplateMaker = (locale: Locale) => ShippedTemplate

/** Declares a template: the default export of a file in `shipped`. */
export const defineTemplate =
  (make: (say: Say) => ShippedTemplate): TemplateMaker =>
  (locale) =>
    make(sayIn(locale))
