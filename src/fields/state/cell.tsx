import type { Tone } from '#src/kinds/state.ts'
import type { CellProps } from '../cell.tsx'

/** A state: a dot in its tone, and its word. */
export default function StateCell({ field, value, reader }: CellProps<string>) {
  const { tones } = field.options as { tones: Readonly<Record<string, Tone>> }
  return (
    <span className="field-state" data-tone={tones[value] ?? 'plain'}>
      {field.kind.text(value, reader)}
    </span>
  )
}
