import { frameKind } from '../frame.ts'
import { defineKind, isEmpty, type KindProps } from '../kind.ts'
import { PlainAddress } from '../plain-address.tsx'
import type { ChosenRecord } from '../tools.ts'

function PersonControl(props: KindProps<ChosenRecord>) {
  const { rule, value, onChange, id, describedBy, tools } = props
  if (tools.Person) return <tools.Person id={id} describedBy={describedBy} label={rule.title} most={1} value={value} onChange={onChange} />
  return <PlainAddress {...props} value={value.image} onChange={(image) => onChange({ id: '', name: '', image })} />
}

/** A customer. What is sent is `{uid, image, name}`; a form of somebody there is holds a picture alone. */
export default defineKind<ChosenRecord>({
  fits: (rule) => frameKind(rule) === 'person',
  read({ value }) {
    const { uid = '', image = value, name = '' } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
    return { id: String(uid), name: String(name), image: typeof image === 'string' ? image : '' }
  },
  write({ id, name, image }) {
    if (isEmpty(id)) return image
    return { uid: Number.isInteger(Number(id)) ? Number(id) : id, image, name }
  },
  Control: PersonControl,
})
