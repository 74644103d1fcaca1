import { useStore } from '@nanostores/react'
import { Minimize2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { $text } from './tabs.text.ts'

/** The way back from a page that is shown alone. */
export function FullExit({ onLeave }: { onLeave: () => void }) {
  const text = useStore($text)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className="console-full-exit">
      <IconButton ref={button} label={text.leaveFull} icon={<Minimize2 size={18} aria-hidden />} onClick={onLeave} />
    </div>
  )
}
