import type { CellProps } from '../cell.tsx'

/** Yes or no, with a dot that tells them apart at a glance. */
export default function FlagCell({ field, value, reader }: CellProps<boolean>) {
  return (
    <span className="field-state" data-tone={value ? 'good' : 'faint'}>
      {field.kind.text(value, reader)}
    </span>
  )
}
