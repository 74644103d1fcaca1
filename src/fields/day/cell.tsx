import type { CellProps } from '../cell.tsx'

/** A day, never broken at its hyphens. */
export default function DayCell({ value }: CellProps<string>) {
  return (
    <time className="field-day" dateTime={value}>
      {value}
    </time>
  )
}
