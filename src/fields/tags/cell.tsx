import type { CellProps } from '../cell.tsx'

/** Several words, each by itself. */
export default function TagsCell({ field, value, reader }: CellProps<readonly string[]>) {
  return (
    <span className="field-tags">
      {value.map((one) => (
        <span key={one} className="field-tag">
          {field.kind.text([one], reader)}
        </span>
      ))}
    </span>
  )
}
