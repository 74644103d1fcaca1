import { useStore } from '@nanostores/react'
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useLazy } from '../lazy.tsx'
import { SmileIcon } from '../thread/icons.tsx'
import { $text } from './composer.text.ts'

const grid = async () => (await import('./emoji-grid.tsx')).Grid

interface EmojiProps {
  onChoose(sign: string): void
  /** The panel was closed by key: the field takes the focus. */
  onLeave(): void
}

/** A button that opens the signs to choose from; they are loaded with the first opening. */
export function Emoji({ onChoose, onLeave }: EmojiProps) {
  const text = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const [Grid] = useLazy(grid, isOpen)
  const panel = useId()
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    onLeave()
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the buttons in it
    <div className="kefu-emoji" onKeyDown={close} onBlur={leave}>
      <button
        type="button"
        className="kefu-tool"
        aria-label={text.emoji}
        title={text.emoji}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <SmileIcon />
      </button>
      {isOpen && Grid && <Grid id={panel} onChoose={onChoose} />}
    </div>
  )
}
