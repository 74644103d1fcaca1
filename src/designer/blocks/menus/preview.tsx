import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import { drawn } from '../shared/drawn.ts'
import { Picture } from '../shared/picture.tsx'
import css from './preview.css?inline'
import type { IconMenu } from './schema.ts'

addStyles(css)

export function IconMenuPreview({ value }: PreviewProps<IconMenu>) {
  const isGrid = value.layout === 1
  const across = 3 + value.columns
  const pageSize = across * (2 + value.rows)
  const shown = isGrid ? value.items.slice(0, pageSize) : drawn(value.items)
  const pages = Math.ceil(value.items.length / pageSize)
  const box = {
    margin: `${value.spaceAbove}px ${value.inset}px 0`,
    background: value.background,
    borderRadius: value.corners === 1 ? 6 : 0,
  }
  return (
    <div className="designer-menu" style={box}>
      <div
        className={isGrid ? 'designer-menu__grid' : 'designer-menu__row'}
        style={isGrid ? { gridTemplateColumns: `repeat(${across}, 1fr)` } : undefined}
      >
        {shown.map((item, index) => (
          <div key={index} className="designer-menu__item">
            <Picture src={item.picture} className="designer-menu__icon" style={{ borderRadius: value.shape === 1 ? '50%' : 0 }} />
            <span style={{ color: value.wordColour }}>{item.title}</span>
          </div>
        ))}
      </div>
      {isGrid && pages > 1 && value.pager !== 2 && (
        <div className={`designer-menu__pages ${value.pager === 0 ? 'is-bar' : ''}`}>
          {Array.from({ length: Math.min(pages, 30) }, (_, index) => (
            <i key={index} style={index === 0 ? { background: value.pagerColour } : undefined} />
          ))}
        </div>
      )}
    </div>
  )
}
