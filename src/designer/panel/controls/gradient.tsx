import { useStore } from '@nanostores/react'
import { RotateCcw } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { ColorInput } from '#src/ui/color-input/color-input.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'
import { storedColour } from './stored-colour.ts'

/** Both ends of a gradient, left and right. */
export function GradientControl({ row, value, initial, words, onChange }: ControlProps<readonly [string, string]>) {
  const t = useStore($text)
  const common = useStore($common)
  const label = wordOf(words, row.field)
  const [start, end] = value
  const canReset = initial !== undefined && (initial[0] !== start || initial[1] !== end)
  return (
    <div className="designer-gradient" role="group" aria-label={label}>
      <div className="designer-line">
        <span>{label}</span>
        {canReset && <IconButton size="compact" label={common.reset} icon={<RotateCcw size={14} />} onClick={() => onChange(initial)} />}
      </div>
      <div className="designer-gradient__ends">
        <ColorInput value={start} onChange={(next) => onChange([storedColour(next), end])} alpha aria-label={`${label} ${t.startColour}`} />
        <span className="designer-gradient__strip" style={{ background: `linear-gradient(90deg, ${start}, ${end})` }} />
        <ColorInput value={end} onChange={(next) => onChange([start, storedColour(next)])} alpha aria-label={`${label} ${t.endColour}`} />
      </div>
    </div>
  )
}
