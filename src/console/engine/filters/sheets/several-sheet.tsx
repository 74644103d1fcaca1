import { addStyles } from '#src/lib/styles.ts'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import type { RemoteOption } from '../filter.ts'
import css from './sheets.css?inline'

addStyles(css)

interface SeveralSheetProps {
  label: string
  options: readonly RemoteOption[]
  chosen: readonly string[]
  onChoose(values: readonly string[]): void
}

/** Names with boxes; each press counts at once. */
export default function SeveralSheet({ label, options, chosen, onChoose }: SeveralSheetProps) {
  const turn = (value: string) => onChoose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <div className="console-several" role="group" aria-label={label}>
      {options.map(({ value, label: name }) => (
        <Checkbox key={value} checked={chosen.includes(value)} onChange={() => turn(value)}>
          {name}
        </Checkbox>
      ))}
    </div>
  )
}
