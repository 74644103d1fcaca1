import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import { flexSideOf } from '../shared/options.ts'
import { Picture } from '../shared/picture.tsx'
import css from './preview.css?inline'
import type { Carousel } from './schema.ts'

addStyles(css)

const shapes = ['is-round', 'is-line']

export function CarouselPreview({ value }: PreviewProps<Carousel>) {
  const [start, end] = value.strip
  const first = value.slides[0]
  return (
    <div className="designer-carousel" style={{ marginTop: value.spaceAbove }}>
      {value.hasStrip && (
        <div className="designer-carousel__strip" style={{ background: `linear-gradient(90deg, ${start} 50%, ${end} 100%)` }} />
      )}
      <div className="designer-carousel__slide" style={{ margin: `0 ${value.inset}px`, borderRadius: value.corners === 1 ? 0 : 5 }}>
        <Picture src={first?.picture ?? ''} className="designer-carousel__picture" place="750 × 375" />
        <Dots value={value} />
      </div>
    </div>
  )
}

function Dots({ value }: PreviewProps<Carousel>) {
  const count = value.slides.length
  if (value.dots === 3 || count < 1) return null
  const place = { justifyContent: flexSideOf(value.dotsPlace) }
  if (value.dots === 2) {
    return (
      <div className="designer-carousel__dots" style={place}>
        <span className="designer-carousel__number">1/{count}</span>
      </div>
    )
  }
  return (
    <div className={`designer-carousel__dots ${shapes[value.dots] ?? ''}`} style={place}>
      {value.slides.map((_, index) => (
        <i key={index} style={index === 0 ? { background: value.dotColour } : undefined} />
      ))}
    </div>
  )
}
