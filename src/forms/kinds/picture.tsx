import { frameKind } from '../frame.ts'
import { defineKind, type KindProps } from '../kind.ts'
import { PlainAddress } from '../plain-address.tsx'

function PictureControl(props: KindProps<string>) {
  const { rule, value, onChange, id, describedBy, tools } = props
  if (!tools.Pictures) return <PlainAddress {...props} />
  return (
    <tools.Pictures
      id={id}
      describedBy={describedBy}
      label={rule.title}
      most={1}
      value={value ? [value] : []}
      onChange={([first = '']) => onChange(first)}
    />
  )
}

/** A picture of the media library, as its address. */
export default defineKind<string>({
  fits: (rule) => frameKind(rule) === 'picture',
  read: ({ value }) => String(value ?? ''),
  Control: PictureControl,
})
