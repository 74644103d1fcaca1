import { grouped } from '#src/lib/decimal.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { CellProps } from '../cell.tsx'
import css from '../fields.css?inline'

addStyles(css)

/** A number: groups of three, figures of one width. */
export default function FigureCell({ field, value, reader }: CellProps<string | number>) {
  const text = field.kind.text(value, reader)
  const sign = field.kind.as === 'percent' ? '%' : ''
  return <span className="field-figure">{`${grouped(text)}${sign}`}</span>
}
