import { useStore } from '@nanostores/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { $text } from '../engine.text.ts'
import { neighboursOf } from './listed.ts'

export interface NeighboursProps {
  /** Address of the list. */
  path: string
  id: string
  onGo(id: string): void
}

/** To the row before and the row after, as the list had them; nothing where the list was not shown. */
export function Neighbours({ path, id, onGo }: NeighboursProps) {
  const text = useStore($text)
  const { before, after } = neighboursOf(path, id)
  if (before === undefined && after === undefined) return null
  return (
    <div className="console-neighbours">
      <IconButton
        size="compact"
        label={text.rowBefore}
        disabled={before === undefined}
        icon={<ChevronLeft size={16} aria-hidden />}
        onClick={() => before !== undefined && onGo(before)}
      />
      <IconButton
        size="compact"
        label={text.rowAfter}
        disabled={after === undefined}
        icon={<ChevronRight size={16} aria-hidden />}
        onClick={() => after !== undefined && onGo(after)}
      />
    </div>
  )
}
