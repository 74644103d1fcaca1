import { frameKind } from '../frame.ts'
import { defineKind, type KindProps } from '../kind.ts'
import { PlainAddress } from '../plain-address.tsx'

function VideoControl(props: KindProps<string>) {
  const { rule, value, onChange, id, describedBy, tools } = props
  if (!tools.Video) return <PlainAddress {...props} />
  return <tools.Video id={id} describedBy={describedBy} label={rule.title} most={1} value={value} onChange={onChange} />
}

/** A film of the media library, as its address. */
export default defineKind<string>({
  fits: (rule) => frameKind(rule) === 'video',
  read: ({ value }) => String(value ?? ''),
  Control: VideoControl,
})
