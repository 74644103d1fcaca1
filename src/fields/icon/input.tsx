import type { InputProps } from '../input.ts'
import { PlainAddress } from '../plain-address.tsx'

/** An icon, as the name of its class. */
export default function IconInput(props: InputProps<string>) {
  const { value, onChange, id, label, describedBy, tools } = props
  if (!tools?.Icon) return <PlainAddress {...props} />
  return <tools.Icon {...{ id, label, describedBy, value, onChange }} most={1} />
}
