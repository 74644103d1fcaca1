import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import { flexSideOf } from '../shared/options.ts'
import { usePages } from '../shared/pages.ts'
import { Picture } from '../shared/picture.tsx'
import css from './preview.css?inline'
import type { Carousel } from './schema.ts'

addStyles(css)

const shapes = ['is-round', 'is-line']
// the storefront goes on every three seconds
const pace = 3000
const mostDots = 30

/** All slides are as high as the first picture makes the carousel, whatever their own ratio is. */
export function CarouselPreview({ value }: PreviewProps<Carousel>) {
  const { at, isTurned } = usePages(value.slides.length, pace)
  const [start, end] = value.strip
  const first = value.slides[0]?.picture ?? ''
  return (
    <div className="designer-carousel" style={{ marginTop: value.spaceAbove }}>
      {value.hasStrip && (
        <div className="designer-carousel__strip" style={{ background: `linear-gradient(90deg, ${start} 50%, ${end} 100%)` }} />
      )}
      <div className="designer-carousel__slide" style={{ margin: `0 ${value.inset}px`, borderRadius: value.corners === 1 ? 0 : 5 }}>
        <Picture src={first} className="designer-carousel__picture" placeholder="750 × 375" />
        {at > 0 && (
          <Picture
            key={at}
            src={value.slides[at]!.picture}
            className={`designer-carousel__picture is-other${isTurned ? ' is-coming' : ''}`}
            placeholder="750"
          />
        )}
        <Indicator value={value} at={at} />
      </div>
    </div>
  )
}

function Indicator({ value, at }: { value: Carousel; at: number }) {
  const count = value.slides.length
  if (value.dots === 3 || count < 1) return null
  const align = { justifyContent: flexSideOf(value.dotsPlace) }
  if (value.dots === 2) {
    return (
      <div className="designer-carousel__dots" style={align}>
        <span className="designer-carousel__number">{`${at + 1}/${count}`}</span>
      </div>
    )
  }
  return (
    <div className={`designer-carousel__dots ${shapes[value.dots] ?? ''}`} style={align}>
      {value.slides.slice(0, mostDots).map((_, index) => (
        <i key={index} style={index === at ? { background: value.dotColour } : undefined} />
      ))}
    </div>
  )
}
