import { frameKind } from '../frame.ts'
import { defineKind, isEmpty, type KindProps } from '../kind.ts'
import { PlainAddress } from '../plain-address.tsx'
import type { ChosenRecord } from '../tools.ts'

function ProductControl(props: KindProps<ChosenRecord>) {
  const { rule, value, onChange, id, describedBy, tools } = props
  const { Product } = tools
  if (Product) return <Product id={id} describedBy={describedBy} label={rule.title} most={1} value={value} onChange={onChange} />
  return <PlainAddress {...props} value={value.image} onChange={(image) => onChange({ id: '', name: '', image })} />
}

/** A product. What is sent is `{product_id, image}`; some forms hold a picture alone. */
export default defineKind<ChosenRecord>({
  fits: (rule) => frameKind(rule) === 'product',
  read({ value }) {
    const { product_id = '', image = value } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
    return { id: String(product_id), name: '', image: typeof image === 'string' ? image : '' }
  },
  write({ id, image }) {
    if (isEmpty(id)) return image
    return { product_id: Number.isInteger(Number(id)) ? Number(id) : id, image }
  },
  Control: ProductControl,
})
