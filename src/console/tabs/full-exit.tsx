import { useStore } from '@nanostores/react'
import { Minimize2 } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { $text } from './tabs.text.ts'

/** The way back from a page that is shown alone. */
export function FullExit({ onLeave }: { onLeave: () => void }) {
  const text = useStore($text)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave()
  }
  return (
    // the same as the button in it does
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="console-full-exit" onKeyDown={press}>
      <IconButton ref={button} label={text.leaveFull} icon={<Minimize2 size={18} aria-hidden />} onClick={onLeave} />
    </div>
  )
}
