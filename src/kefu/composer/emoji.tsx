import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { SmileIcon } from '../thread/icons.tsx'
import { $text } from './composer.text.ts'

interface EmojiProps {
  onChoose(sign: string): void
  /** The panel was closed by key: the field takes the focus. */
  onLeave(): void
}

/** A button that opens the signs to choose from; they are loaded with the first opening. */
export function Emoji({ onChoose, onLeave }: EmojiProps) {
  const text = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const signs = useSigns(isOpen)
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
      {isOpen && signs.length > 0 && <Grid id={panel} signs={signs} onChoose={onChoose} />}
    </div>
  )
}

function useSigns(isWanted: boolean): readonly string[] {
  const [signs, setSigns] = useState<readonly string[]>([])
  const isMissing = isWanted && signs.length === 0
  useEffect(() => {
    if (isMissing)
      void import('../wire/emoji.ts').then(
        ({ offered }) => setSigns(offered),
        // without a network there are none; the next opening tries again
        () => undefined,
      )
  }, [isMissing])
  return signs
}

interface GridProps {
  id: string
  signs: readonly string[]
  onChoose(sign: string): void
}

/** One sign is in the order of Tab, the arrows go to the others. */
function Grid({ id, signs, onChoose }: GridProps) {
  const text = useStore($text)
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  const go = (event: KeyboardEvent) => {
    const buttons = [...box.current!.querySelectorAll('button')]
    const top = buttons[0]!.offsetTop
    const wide = buttons.findIndex(({ offsetTop }) => offsetTop > top)
    const row = wide > 0 ? wide : buttons.length
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: row,
      ArrowUp: -row,
      Home: -at,
      End: signs.length - 1 - at,
    }
    const next = at + (steps[event.key] ?? 0)
    if (!(event.key in steps)) return
    event.preventDefault()
    if (!buttons[next]) return
    setAt(next)
    buttons[next].focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons in it have the focus
    <div className="kefu-emoji-grid" id={id} ref={box} role="toolbar" aria-label={text.emoji} onKeyDown={go}>
      {signs.map((sign, index) => (
        <button key={sign} type="button" tabIndex={index === at ? 0 : -1} onClick={() => onChoose(sign)}>
          {sign}
        </button>
      ))}
    </div>
  )
}
