import { useStore } from '@nanostores/react'
import { Headset } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import css from './preview.css?inline'
import { offsetOf, type ServiceButton } from './schema.ts'
import { $text } from './text.ts'

addStyles(css)

/** In the shop the button floats and takes no room; here a slim line stands for it, so that it can be chosen and moved. */
export function ServiceButtonPreview({ value }: PreviewProps<ServiceButton>) {
  const t = useStore($text)
  return (
    <div className="designer-service">
      <Headset size={14} aria-hidden />
      {`${t.floats} ${offsetOf(value)}%`}
    </div>
  )
}
