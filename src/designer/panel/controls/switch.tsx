import { Switch } from '#src/ui/switch/switch.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import type { ControlProps } from './control.ts'

export function SwitchControl({ row, value, words, onChange }: ControlProps<boolean>) {
  const label = wordOf(words, row.field)
  return (
    <label className="designer-line">
      <span>{label}</span>
      <Switch checked={value} onChange={onChange} aria-label={label} />
    </label>
  )
}
