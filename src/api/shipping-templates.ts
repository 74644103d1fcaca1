import { decimal } from '#src/kinds/decimal.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { money } from '#src/kinds/money.ts'
import { regions, type WireRegion } from '#src/kinds/regions.ts'
import { endpoint, type Id, type Paging } from './endpoint.ts'

/** A row of the list, in the words that the shop writes out itself. */
export interface ShippingTemplateRow {
  id: Id
  name: string
  /** 按件数, 按重量 or 按体积. */
  type: string
  /** 开启 or 关闭. */
  appoint: string
  no_delivery: 0 | 1
  sort: number
  add_time: string
}

type Figure = string | number

/** What a delivery costs: up to `first` pieces, kilograms or cubic metres the price, each `continue` more its own. */
export interface WireFee {
  /** Provinces with their cities; the default fee names none, or 默认全国. */
  region: readonly WireRegion[] | WireRegion
  regionName?: string
  first: Figure
  price: Figure
  continue: Figure
  continue_price: Figure
}

/** From how many and from which amount on a delivery costs nothing; both must be reached. */
export interface WireFree {
  place: readonly WireRegion[]
  placeName?: string
  a_num: Figure
  a_price: Figure
}

export interface WireExcluded {
  place: readonly WireRegion[]
  placeName?: string
}

/** A template as it is read to be changed; the default fee stands first. */
export interface ShippingTemplateForm {
  templateList: readonly WireFee[]
  appointList: readonly WireFree[]
  noDeliveryList: readonly WireExcluded[]
  formData: { name: string; type: 1 | 2 | 3; appoint_check: 0 | 1; no_delivery_check: 0 | 1; sort: number }
  /** At our own server: an older one is refused with 409. */
  version?: number
}

export interface ShippingTemplateBody {
  name: string
  /** 1 by piece, 2 by weight, 3 by volume. */
  type: number
  appoint: 0 | 1
  no_delivery: 0 | 1
  sort: number
  region_info: readonly WireFee[]
  appoint_info: readonly WireFree[]
  no_delivery_info: readonly WireExcluded[]
  /** The version that was read, at our own server. */
  version?: number
}

/** The template that every shop has and nobody removes. */
export const defaultTemplate = 1

export const listShippingTemplates = endpoint<
  { query: Paging & { name?: string } },
  { data: readonly ShippingTemplateRow[]; count: number }
>('GET', '/setting/shipping_templates/list')
/** All provinces with their cities. */
export const readShippingCities = endpoint<Record<never, never>, readonly WireRegion[]>('GET', '/setting/shipping_templates/city_list')
/** Refused with 400592 where there is none. */
export const readShippingTemplate = endpoint<{ params: { id: Id } }, ShippingTemplateForm>('GET', '/setting/shipping_templates/:id/edit')
/** `id` 0 adds one. Rows of `appoint_info` and `no_delivery_info` are stored where they are switched on, and stay as they were else. */
export const saveShippingTemplate = endpoint<{ params: { id: Id }; body: ShippingTemplateBody }, undefined>(
  'POST',
  '/setting/shipping_templates/save/:id',
  { encoding: 'json' },
)
/** The default one is refused with 400181. */
export const removeShippingTemplate = endpoint<{ params: { id: Id } }, undefined>('DELETE', '/setting/shipping_templates/del/:id')

const quantity = (wire?: string) =>
  decimal({ ...(wire && { wire }), places: 2, least: '0.01', most: '99999999.99', required: true, start: '1' })
const amount = (wire?: string) => money({ ...(wire && { wire }), required: true, start: '0' })
const places = (wire: string) => regions({ wire, required: true, from: readShippingCities })

/** What a fee is made of, in all places alike. */
export const feeFields = fields({
  first: quantity(),
  price: amount(),
  next: quantity('continue'),
  nextPrice: amount('continue_price'),
})

/** Fees of their own for some regions. */
export const regionFees = lines(fields({ regions: places('region'), ...feeFields }), { max: 100 })

/** Where a delivery costs nothing from some quantity and amount on. */
export const freeRegions = lines(fields({ regions: places('place'), quantity: quantity('a_num'), amount: amount('a_price') }), { max: 100 })

/** Where nothing is sent to. */
export const excludedRegions = regions({ wire: 'place', from: readShippingCities })
