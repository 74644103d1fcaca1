import type { MemberCentre, MemberItem, SaveMemberBody } from '#src/api/appearance.ts'
import { freshId } from '#src/lib/random-id.ts'

/** A service, a merchant entry or a banner. `wire` is what the server sent; what is unknown in it goes back unchanged. */
export interface Entry {
  readonly key: string
  readonly name: string
  readonly picture: string
  readonly link: string
  readonly wire: Readonly<Record<string, unknown>>
}

export type EntryList = 'banners' | 'services' | 'merchant'

/** The member centre as its designer edits it. Styles count from 1. */
export interface MemberForm {
  readonly style: number
  readonly orderStyle: number
  readonly isBannerShown: boolean
  readonly banners: readonly Entry[]
  readonly services: readonly Entry[]
  readonly merchant: readonly Entry[]
  /** The storefront's theme, for the preview. */
  readonly theme: number
  /** At our own server. */
  readonly version?: number
}

/** Limits and best sizes of designer contract 1.5. */
export const maxBanners = 5
export const maxName = 4
export const sizes: Record<EntryList, string> = { banners: '690×240', services: '86×86', merchant: '86×86' }

const merchantLinks = new Set(['/pages/admin/order/index', '/pages/admin/order_cancellation/index'])
const isMerchant = ({ name, link }: Entry): boolean => merchantLinks.has(link) || name === '客服接待'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => Number(value) || 1
const isOn = (value: unknown): boolean => value === true || Number(value) === 1

function readEntry(item: MemberItem): Entry {
  const picture = text(Array.isArray(item.pic) ? item.pic[0] : item.pic)
  return { key: String(item.id ?? freshId()), name: text(item.name), picture, link: text(item.url), wire: { ...item } }
}

const readList = (list: unknown): Entry[] => (Array.isArray(list) ? (list as MemberItem[]).map(readEntry) : [])

export function readForm(centre: MemberCentre): MemberForm {
  const menus = readList(centre.routine_my_menus)
  return {
    style: number(centre.status),
    orderStyle: number(centre.order_status),
    isBannerShown: isOn(centre.my_banner_status),
    banners: readList(centre.routine_my_banner),
    services: menus.filter((entry) => !isMerchant(entry)),
    merchant: menus.filter(isMerchant),
    theme: number(centre.color_change),
    ...(centre.version !== undefined && { version: centre.version }),
  }
}

function writeEntry({ name, picture, link, wire }: Entry): MemberItem {
  const pic = typeof wire['pic'] === 'string' ? picture : [picture]
  return { ...wire, name, pic, url: link }
}

export function writeForm(form: MemberForm): SaveMemberBody {
  return {
    status: form.style,
    order_status: form.orderStyle,
    my_banner_status: form.isBannerShown ? 1 : 0,
    routine_my_banner: form.banners.map(writeEntry),
    routine_my_menus: [...form.services, ...form.merchant].map(writeEntry),
    ...(form.version !== undefined && { version: form.version }),
  }
}

export const freshEntry = (): Entry => ({ key: freshId(), name: '', picture: '', link: '', wire: {} })

export type Gap = 'name' | 'picture' | 'link'

/** What an entry still lacks; the server refuses it without. */
export const gapOf = ({ name, picture, link }: Entry): Gap | undefined =>
  !name.trim() ? 'name' : !picture ? 'picture' : !link.trim() ? 'link' : undefined

const lists: readonly EntryList[] = ['banners', 'services', 'merchant']

/** The first entry that lacks something. */
export function firstGap(form: MemberForm): { list: EntryList; place: number; gap: Gap } | undefined {
  for (const list of lists)
    for (const [place, entry] of form[list].entries()) {
      const gap = gapOf(entry)
      if (gap) return { list, place, gap }
    }
  return undefined
}

/** An entry moved by `step` places; at an end it stays. */
export function moved(list: readonly Entry[], place: number, step: number): readonly Entry[] {
  const to = place + step
  if (to < 0 || to >= list.length) return list
  const next = [...list]
  next.splice(to, 0, ...next.splice(place, 1))
  return next
}
