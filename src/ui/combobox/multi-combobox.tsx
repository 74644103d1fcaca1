import { Chooser } from './chooser.tsx'
import type { ComboboxBase, ComboValue } from './choice.ts'

export interface MultiComboboxProps extends ComboboxBase {
  value: readonly ComboValue[]
  onChange: (value: ComboValue[]) => void
}

/** A field for several of many: what is chosen stands in it as chips, in the order in which it was chosen. */
export function MultiCombobox({ value, onChange, ...rest }: MultiComboboxProps) {
  return <Chooser {...rest} multiple values={value} onValues={onChange} />
}
