import { addStyles } from '#src/lib/styles.ts'
import css from './waiting.css?inline'

addStyles(css)

/** A quiet box of the size of what is coming. */
export function Waiting({ width, height }: { width: number | string; height: number }) {
  return <i className="designer-waiting" style={{ width, height }} />
}
