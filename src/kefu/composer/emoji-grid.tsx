import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { offered as signs } from '#src/text/chat-emoji.ts'
import { $text } from './composer.text.ts'
import css from './emoji-grid.css?inline'

addStyles(css)

export interface GridProps {
  id: string
  onChoose(sign: string): void
}

/** One sign is in the order of Tab, the arrows go to the others. */
export function Grid({ id, onChoose }: GridProps) {
  const text = useStore($text)
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector('button')?.focus(), [])
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
