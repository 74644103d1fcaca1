import type { CellProps } from '../cell.tsx'

/** What a reference points at, by the name that came beside it; its id where it is not there any more. */
export default function ReferenceCell({ field, value, name, reader }: CellProps<string>) {
  return <>{name || field.kind.text(value, reader)}</>
}
