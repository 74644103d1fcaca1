import { useStore } from '@nanostores/react'
import { Baseline, PaintBucket } from 'lucide-react'
import { Button } from '#src/ui/button/button.tsx'
import { Picker } from '#src/ui/color-input/picker.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Popover } from '#src/ui/popover/popover.tsx'
import { $text } from './rich-text.text.ts'

const swatches = ['#000000', '#333333', '#666666', '#999999', '#ffffff', '#e93323', '#ff7e00', '#ffd21e', '#2fb344', '#0256ff', '#6954f0']

interface ColourMenuProps {
  label: string
  /** What the text at the caret has. */
  value: unknown
  /** Of the letters; else of what is behind them. */
  letter?: boolean
  /** Empty takes the colour away. */
  onChange: (colour: string) => void
}

export function ColourMenu({ label, value, letter = false, onChange }: ColourMenuProps) {
  const t = useStore($text)
  const colour = typeof value === 'string' ? value : ''
  const Icon = letter ? Baseline : PaintBucket
  const face = (
    <span className="rich-colour" style={{ borderColor: colour || 'transparent' }}>
      <Icon size={14} />
    </span>
  )
  return (
    <Popover trigger={<IconButton size="compact" label={label} icon={face} />} label={label}>
      {(close) => (
        <div className="rich-colours">
          <Picker value={colour || '#333333'} onChange={onChange} swatches={swatches} />
          <Button size="compact" onClick={() => (onChange(''), close())}>
            {t.noColour}
          </Button>
        </div>
      )}
    </Popover>
  )
}
