import { addStyles } from '#src/lib/styles.ts'
import { cubeLayouts, isTall } from '../shared/cube-layouts.ts'
import css from './layout-icons.css?inline'

addStyles(css)

/** A small drawing of every layout, in their stored order. */
export const layoutIcons = cubeLayouts.map(
  ({ columns, slots }) =>
    function LayoutIcon() {
      return (
        <span className="designer-cube-icon" aria-hidden style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
          {slots.map((slot, index) => (
            <i key={index} data-tall={isTall(slots, slot) || undefined} />
          ))}
        </span>
      )
    },
)
