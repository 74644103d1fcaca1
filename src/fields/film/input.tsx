import type { InputProps } from '../input.ts'
import { PlainAddress } from '../plain-address.tsx'

/** A film of the media library. */
export default function FilmInput(props: InputProps<string>) {
  const { value, onChange, id, label, describedBy, tools } = props
  if (!tools?.Video) return <PlainAddress {...props} />
  return <tools.Video {...{ id, label, describedBy, value, onChange }} most={1} />
}
