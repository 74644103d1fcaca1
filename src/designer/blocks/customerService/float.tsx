import { Headset } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import { Picture } from '../shared/picture.tsx'
import css from './float.css?inline'
import { offsetOf, type ServiceButton } from './schema.ts'

addStyles(css)

/** The button over the phone, so far below the top of the screen as is stored. */
export function ServiceButtonFloat({ value }: PreviewProps<ServiceButton>) {
  return (
    <div className="designer-float" style={{ top: `${offsetOf(value)}%` }}>
      {value.picture ? <Picture src={value.picture} className="designer-float__picture" /> : <Headset size={22} color="#fff" aria-hidden />}
    </div>
  )
}
