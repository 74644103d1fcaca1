import { ChevronRight, Megaphone } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import { sideOf } from '../shared/options.ts'
import { usePages } from '../shared/pages.ts'
import { Picture } from '../shared/picture.tsx'
import css from './preview.css?inline'
import type { NewsTicker } from './schema.ts'

addStyles(css)

// the storefront scrolls to the next headline every two and a half seconds
const pace = 2500

export function NewsTickerPreview({ value }: PreviewProps<NewsTicker>) {
  const { at, isTurned } = usePages(value.lines.length, pace)
  const box = {
    margin: `${value.spaceAbove}px ${value.inset}px 0`,
    background: value.background,
    borderRadius: value.corners === 1 ? 6 : 0,
  }
  return (
    <div className="designer-news" style={box}>
      {value.icon ? <Picture src={value.icon} className="designer-news__icon" /> : <Megaphone size={16} color="#e93323" aria-hidden />}
      <span className="designer-news__window">
        <span
          key={at}
          className={`designer-news__line${isTurned ? ' is-coming' : ''}`}
          style={{ color: value.wordColour, textAlign: sideOf(value.align) }}
          data-text={`lines.${at}.title`}
        >
          {value.lines[at]?.title}
        </span>
      </span>
      <ChevronRight size={14} color="#999" aria-hidden />
    </div>
  )
}
