import { useStore } from '@nanostores/react'
import { CloudOff, EyeOff } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import css from './shop-note.css?inline'
import { $text } from './shop-note.text.ts'

addStyles(css)

interface ShopNoteProps {
  text: string
  /** A second, smaller line. */
  more?: string | undefined
  style?: React.CSSProperties
}

/** Stands where the storefront shows nothing, and says why; the shop itself never shows it. */
export function ShopNote({ text, more, style }: ShopNoteProps) {
  return (
    <div className="designer-shopnote" style={style}>
      <EyeOff size={16} aria-hidden />
      <span>
        {text}
        {more && <small>{more}</small>}
      </span>
    </div>
  )
}

/** Stands where the shop did not answer. */
export function NoAnswerNote({ style }: Pick<ShopNoteProps, 'style'>) {
  const t = useStore($text)
  return (
    <div className="designer-shopnote" style={style}>
      <CloudOff size={16} aria-hidden />
      <span>{t.unanswered}</span>
    </div>
  )
}

/** Stands for a block whose module is switched off in the shop. */
export function ModuleOffNote({ name }: { name: string }) {
  const t = useStore($text)
  return <ShopNote text={name} more={t.moduleOff} />
}
