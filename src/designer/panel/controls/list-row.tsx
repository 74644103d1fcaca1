import { useStore } from '@nanostores/react'
import { GripVertical, Trash2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Tooltip } from '#src/ui/tooltip/tooltip.tsx'
import { $text } from './control.text.ts'

interface ListRowProps {
  index: number
  onMove: (by: number) => void
  onRemove: () => void
  children: ReactNode
}

/** One row of a list, with a handle for pointer and arrow keys. */
export function ListRow({ index, onMove, onRemove, children }: ListRowProps) {
  const t = useStore($text)
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
    if (by === 0 && !isRemoval) return
    // the designer's own keys act on the block
    event.preventDefault()
    event.stopPropagation()
    if (isRemoval) onRemove()
    else onMove(by)
  }
  return (
    <div className="designer-row" role="group" aria-label={t.row(index + 1)}>
      <Tooltip text={t.dragRow}>
        <button
          type="button"
          className="designer-row__handle"
          aria-label={`${t.row(index + 1)}: ${t.dragRow}`}
          aria-keyshortcuts="ArrowUp ArrowDown Delete"
          onKeyDown={press}
        >
          <GripVertical size={14} aria-hidden />
        </button>
      </Tooltip>
      <div className="designer-row__fields">{children}</div>
      <Tooltip text={t.removeRow}>
        <button type="button" className="designer-row__remove" aria-label={`${t.removeRow}: ${t.row(index + 1)}`} onClick={onRemove}>
          <Trash2 size={14} aria-hidden />
        </button>
      </Tooltip>
    </div>
  )
}
