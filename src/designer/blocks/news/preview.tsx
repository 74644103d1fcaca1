import { ChevronRight, Megaphone } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import { sideOf } from '../shared/options.ts'
import { Picture } from '../shared/picture.tsx'
import css from './preview.css?inline'
import type { NewsTicker } from './schema.ts'

addStyles(css)

export function NewsTickerPreview({ value }: PreviewProps<NewsTicker>) {
  const box = {
    margin: `${value.spaceAbove}px ${value.inset}px 0`,
    background: value.background,
    borderRadius: value.corners === 1 ? 6 : 0,
  }
  return (
    <div className="designer-news" style={box}>
      {value.icon ? <Picture src={value.icon} className="designer-news__icon" /> : <Megaphone size={16} color="#e93323" aria-hidden />}
      <span className="designer-news__line" style={{ color: value.wordColour, textAlign: sideOf(value.align) }}>
        {value.lines[0]?.title}
      </span>
      <ChevronRight size={14} color="#999" aria-hidden />
    </div>
  )
}
