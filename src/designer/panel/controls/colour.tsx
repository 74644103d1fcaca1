import { useStore } from '@nanostores/react'
import { RotateCcw } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { ColorInput } from '#src/ui/color-input/color-input.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import type { ControlProps } from './control.ts'
import { storedColour } from './stored-colour.ts'

export function ColourControl({ row, value, initial, words, onChange }: ControlProps<string>) {
  const common = useStore($common)
  const label = wordOf(words, row.field)
  const canReset = initial !== undefined && initial !== value
  return (
    <div className="designer-line" role="group" aria-label={label}>
      <span>{label}</span>
      <div className="designer-colours">
        {canReset && <IconButton size="compact" label={common.reset} icon={<RotateCcw size={14} />} onClick={() => onChange(initial)} />}
        <ColorInput value={value} onChange={(next) => onChange(storedColour(next))} alpha aria-label={label} />
      </div>
    </div>
  )
}
