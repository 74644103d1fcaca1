import type { TemplateAttribute } from './attribute-templates.ts'
import { endpoint, type Id } from './endpoint.ts'
import type { ProductAttribute, ProductSku } from './store-products.ts'

/** A column of the grid of specifications, as the shop's own console draws it. */
export interface SkuColumn {
  title: string
  key?: string
  slot?: string
  /** 1: filled in by hand. */
  type?: number
  align: string
  minWidth: number
}

/** The rows of specifications that some attributes make, with nothing filled in. `type` 0: plain. */
export const generateSkus = endpoint<
  {
    params: { id: Id; type: number }
    body: { attrs: readonly ProductAttribute[]; items?: readonly ProductAttribute[]; is_virtual: 0 | 1; virtual_type: number }
  },
  { info: { attr: readonly ProductAttribute[]; value: readonly ProductSku[]; header: readonly SkuColumn[] } }
>('POST', '/product/generate_attr/:id/:type', { encoding: 'json', keepsReads: true })

/** Attribute templates to begin with. */
export interface AttributeRule {
  id: Id
  rule_name: string
  rule_value: readonly TemplateAttribute[]
  attr_name: string
  attr_value: readonly string[]
}
export const readAttributeRules = endpoint<Record<never, never>, readonly AttributeRule[]>('GET', '/product/product/get_rule')

/**
 * The specifications of a product as an activity begins with them: `type` 1 seckill, 2 bargain, 3 group buy, 4 points, 6 pre-sale
 * (products contract, "Spec JSON"). Refused with 400533 where there is no such product.
 */
export const readActivitySkus = endpoint<
  { params: { id: Id; type: number } },
  { info: { items: readonly ProductAttribute[]; attrs: readonly ProductSku[]; header: readonly SkuColumn[] } }
>('GET', '/product/product/attrs/:id/:type')
