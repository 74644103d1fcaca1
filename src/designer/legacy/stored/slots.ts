/** One place of the older page: a kind, its instance, and its name where the kind's own would not do. */
export interface Slot {
  readonly kind: string
  readonly instance: string
  readonly word?: string
}

const slot = (kind: string, instance = 'default', word?: string): Slot => ({ kind, instance, ...(word !== undefined && { word }) })

/** What the shop shows, in its fixed order (designer contract 4.2). The tab bar is at the foot of every page. */
export const shownSlots: readonly Slot[] = [
  slot('headerSerch'),
  slot('swiperBg'),
  slot('menus'),
  slot('news'),
  slot('activity'),
  slot('alive'),
  slot('coupon'),
  slot('scrollBox'),
  slot('goodList', 'aa', 'promotedRow'),
  slot('goodList', 'bb', 'topRow'),
  slot('swiperBg', 'aa', 'banner'),
  slot('goodList', 'cc', 'newRow'),
  slot('goodList', 'dd', 'chosenRow'),
  slot('tabNav'),
  slot('tabBar'),
]

/** What an instance is made of when the page lacks it; never shown itself. */
export const patternInstance = 'defaultVal'

export const slotOf = (kind: string, instance: string): Slot | undefined =>
  shownSlots.find((shown) => shown.kind === kind && shown.instance === instance)
