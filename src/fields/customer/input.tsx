import type { ShopRecord } from '#src/kinds/shop-record.ts'
import type { InputProps } from '../input.ts'
import { PlainAddress } from '../plain-address.tsx'

/** A customer of the shop. */
export default function CustomerInput(props: InputProps<ShopRecord>) {
  const { value, onChange, id, label, describedBy, tools } = props
  if (tools?.Person) return <tools.Person {...{ id, label, describedBy, value, onChange }} most={1} />
  const put = (image: string) => onChange({ id: '', name: '', image })
  return <PlainAddress {...props} value={value.image} onChange={put} />
}
