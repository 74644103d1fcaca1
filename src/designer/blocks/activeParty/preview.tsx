import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import { drawn } from '../shared/drawn.ts'
import { Picture } from '../shared/picture.tsx'
import css from './preview.css?inline'
import type { PromotionTiles } from './schema.ts'

addStyles(css)

// the storefront colours its pills by position
const pills = ['#f97794, #fa5555', '#ffb14d, #ff7e00', '#8fb7ff, #3875ea', '#7ad7b0, #1dae77']

export function PromotionTilesPreview({ value }: PreviewProps<PromotionTiles>) {
  const [start, end] = value.badge
  return (
    <div className="designer-tiles" style={{ marginTop: value.spaceAbove, background: value.background }}>
      <div className="designer-tiles__head">
        <strong style={{ color: value.headingColour }} data-text="heading">
          {value.heading}
        </strong>
        {value.badgeWords && (
          <span style={{ background: `linear-gradient(90deg, ${start}, ${end})` }} data-text="badgeWords">
            {value.badgeWords}
          </span>
        )}
      </div>
      <div className="designer-tiles__grid">
        {drawn(value.tiles).map((tile, index) => (
          <div key={index} className="designer-tiles__tile">
            <div className="designer-tiles__words">
              <b data-text={`tiles.${index}.title`}>{tile.title}</b>
              <p data-text={`tiles.${index}.intro`}>{tile.intro}</p>
              <i style={{ background: `linear-gradient(90deg, ${pills[index % pills.length]})` }}>GO！</i>
            </div>
            <Picture src={tile.picture} className="designer-tiles__picture" />
          </div>
        ))}
      </div>
    </div>
  )
}
