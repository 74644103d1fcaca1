import { Chooser } from './chooser.tsx'
import type { ComboboxBase, ComboValue } from './choice.ts'

export interface ComboboxProps extends ComboboxBase {
  value: ComboValue | null | undefined
  onChange: (value: ComboValue | null) => void
}

const none: readonly ComboValue[] = []

/** A field for one of many: what is typed is looked for, at a server or in a fixed list. */
export function Combobox({ value, onChange, ...rest }: ComboboxProps) {
  return <Chooser {...rest} multiple={false} values={value ? [value] : none} onValues={([next]) => onChange(next ?? null)} />
}
