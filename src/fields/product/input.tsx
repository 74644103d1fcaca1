import type { ShopRecord } from '#src/kinds/shop-record.ts'
import type { InputProps } from '../input.ts'
import { PlainAddress } from '../plain-address.tsx'

/** A product of the shop. */
export default function ProductInput(props: InputProps<ShopRecord>) {
  const { value, onChange, id, label, describedBy, tools } = props
  if (tools?.Product) return <tools.Product {...{ id, label, describedBy, value, onChange }} most={1} />
  const put = (image: string) => onChange({ id: '', name: '', image })
  return <PlainAddress {...props} value={value.image} onChange={put} />
}
