import { useStore } from '@nanostores/react'
import { GripVertical, Trash2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
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
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    const rows = event.currentTarget.closest('.designer-list__rows')
    onMove(by)
    // the moved row's handle keeps the focus
    requestAnimationFrame(() => rows?.querySelectorAll<HTMLElement>(':scope > * > .designer-row__handle')[index + by]?.focus())
  }
  return (
    <div className="designer-row" role="group" aria-label={t.row(index + 1)}>
      <button type="button" className="designer-row__handle" aria-label={t.dragRow} title={t.dragRow} onKeyDown={press}>
        <GripVertical size={14} aria-hidden />
      </button>
      <div className="designer-row__fields">{children}</div>
      <IconButton size="compact" label={t.removeRow} icon={<Trash2 size={14} />} onClick={onRemove} />
    </div>
  )
}
