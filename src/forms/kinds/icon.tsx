import { frameKind } from '../frame.ts'
import { defineKind, type KindProps } from '../kind.ts'
import { PlainAddress } from '../plain-address.tsx'

function IconControl(props: KindProps<string>) {
  const { rule, value, onChange, id, describedBy, tools } = props
  if (!tools.Icon) return <PlainAddress {...props} />
  return <tools.Icon id={id} describedBy={describedBy} label={rule.title} most={1} value={value} onChange={onChange} />
}

/** An icon, as the name of its class. */
export default defineKind<string>({
  fits: (rule) => frameKind(rule) === 'icon',
  read: ({ value }) => String(value ?? ''),
  Control: IconControl,
})
