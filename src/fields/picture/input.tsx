import type { InputProps } from '../input.ts'
import { PlainAddress } from '../plain-address.tsx'

/** A picture of the media library. */
export default function PictureInput(props: InputProps<string>) {
  const { value, onChange, id, label, describedBy, tools } = props
  if (!tools?.Pictures) return <PlainAddress {...props} />
  return (
    <tools.Pictures {...{ id, label, describedBy }} most={1} value={value ? [value] : []} onChange={([first = '']) => onChange(first)} />
  )
}
