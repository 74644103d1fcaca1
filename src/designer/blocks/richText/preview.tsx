import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'
import type { PreviewProps } from '../shared/define.ts'
import css from './preview.css?inline'
import type { RichTextBlock } from './schema.ts'
import { $text } from './text.ts'

addStyles(css)

export function RichTextPreview({ value }: PreviewProps<RichTextBlock>) {
  const t = useStore($text)
  const style = { background: value.background, padding: `${value.endSpace / 2}px ${value.sideSpace / 2}px` }
  return (
    <div className="designer-rich" style={style}>
      {value.html.trim() === '' ? <p className="designer-rich__empty">{t.emptyPreview}</p> : <RichText html={value.html} />}
    </div>
  )
}
