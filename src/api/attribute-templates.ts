import { fields, type ValuesOf } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { tags } from '#src/kinds/tags.ts'
import { text } from '#src/kinds/text.ts'
import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** An attribute and its values: colour with red and blue. */
export interface TemplateAttribute {
  value: string
  detail: string[]
}

/** A row of the list; `attr_value` has the values of each attribute, with commas. */
export interface AttributeTemplateRow {
  id: number
  rule_name: string
  /** The attributes as JSON. */
  rule_value: string
  attr_name: string
  attr_value: string[]
}

export interface AttributeTemplate {
  id: number
  rule_name: string
  rule_value: string
  spec: TemplateAttribute[]
  /** At our own server: an older one is refused with 409. */
  version?: number
}

export interface AttributeTemplateBody {
  rule_name: string
  spec: TemplateAttribute[]
  /** The version that was read, at our own server. */
  version?: number
}

/** What people write into a template. */
export const templateFields = fields({
  name: text({ wire: 'rule_name', required: true, max: 20 }),
  attributes: lines(
    { attribute: text({ wire: 'value', required: true, max: 32 }), values: tags({ wire: 'detail', required: true, max: 100 }) },
    { wire: 'spec', required: true, max: 20 },
  ),
})
export type TemplateValues = ValuesOf<typeof templateFields>

export const listAttributeTemplates = endpoint<{ query: Paging & { rule_name?: string } }, List<AttributeTemplateRow>>(
  'GET',
  '/product/product/rule',
)
export const readAttributeTemplate = endpoint<{ params: { id: Id } }, { info: AttributeTemplate }>('GET', '/product/product/rule/:id')
/** `id` 0 adds one. */
export const saveAttributeTemplate = endpoint<{ params: { id: Id }; body: AttributeTemplateBody }, undefined>(
  'POST',
  '/product/product/rule/:id',
  { encoding: 'json' },
)
/** `ids` with commas. */
export const removeAttributeTemplates = endpoint<{ body: { ids: string } }, undefined>('DELETE', '/product/product/rule/delete', {
  encoding: 'json',
})
