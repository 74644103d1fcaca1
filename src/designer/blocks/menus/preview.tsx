import type { CSSProperties } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import { drawn } from '../shared/drawn.ts'
import { usePages } from '../shared/pages.ts'
import { Picture } from '../shared/picture.tsx'
import css from './preview.css?inline'
import type { IconMenu, MenuItem } from './schema.ts'

addStyles(css)

// one row is scrolled by hand: so many whole icons of 80 px stand on the screen
const inView = 4
const itemWidth = 80
const mostPages = 30
// three choices each; what is stored may be anything
const within = (index: number) => Math.max(0, Math.min(2, Math.trunc(index)))

export function IconMenuPreview({ value }: PreviewProps<IconMenu>) {
  const box = {
    margin: `${value.spaceAbove}px ${value.inset}px 0`,
    background: value.background,
    borderRadius: value.corners === 1 ? 6 : 0,
  }
  return (
    <div className="designer-menu" style={box}>
      {value.layout === 1 ? <Grid value={value} /> : <Row value={value} />}
    </div>
  )
}

function Grid({ value }: PreviewProps<IconMenu>) {
  const across = 3 + within(value.columns)
  const down = 2 + within(value.rows)
  const pages = Math.ceil(value.items.length / (across * down))
  const { at } = usePages(pages)
  // every page is as high as the first one, so that nothing jumps when it is turned
  const rows = Math.min(down, Math.ceil(value.items.length / across))
  const lattice: CSSProperties = { gridTemplate: `repeat(${rows}, auto) / repeat(${across}, minmax(0, 1fr))` }
  const first = at * across * down
  const shown = value.items.slice(first, first + across * down)
  return (
    <>
      <div className="designer-menu__grid" style={lattice}>
        <Items items={shown} first={first} value={value} />
      </div>
      {pages > 1 && value.pager !== 2 && (
        <div className={`designer-menu__pages ${value.pager === 0 ? 'is-bar' : ''}`}>
          {Array.from({ length: Math.min(pages, mostPages) }, (_, index) => (
            <i key={index} style={index === at ? { background: value.pagerColour } : undefined} />
          ))}
        </div>
      )}
    </>
  )
}

function Row({ value }: PreviewProps<IconMenu>) {
  const items = drawn(value.items)
  const { at } = usePages(Math.ceil(items.length / inView))
  const first = Math.min(at * inView, Math.max(0, items.length - inView))
  return (
    <div className="designer-menu__row">
      <div className="designer-menu__train" style={{ transform: `translateX(${-first * itemWidth}px)` }}>
        <Items items={items} first={0} value={value} />
      </div>
    </div>
  )
}

function Items({ items, first, value }: { items: readonly MenuItem[]; first: number; value: IconMenu }) {
  return items.map((item, index) => (
    <div key={index} className="designer-menu__item">
      <Picture src={item.picture} className="designer-menu__icon" style={{ borderRadius: value.shape === 1 ? '50%' : 0 }} />
      <span style={{ color: value.wordColour }} data-text={`items.${first + index}.title`}>
        {item.title}
      </span>
    </div>
  ))
}
