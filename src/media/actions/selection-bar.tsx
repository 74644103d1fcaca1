import { useStore } from '@nanostores/react'
import { FolderInput, Info, Pencil, Trash2, X } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { $text as $listText } from '../list/list.text.ts'
import type { MediaFile } from '../wire/media-file.ts'
import { $text } from './actions.text.ts'
import css from './actions.css?inline'

addStyles(css)

interface SelectionBarProps {
  chosen: readonly MediaFile[]
  onLook(file: MediaFile): void
  onRename(file: MediaFile): void
  onMove(): void
  onRemove(): void
  onClear(): void
}

/** Rises when something is chosen. */
export function SelectionBar({ chosen, onLook, onRename, onMove, onRemove, onClear }: SelectionBarProps) {
  const t = useStore($text)
  const look = useStore($listText).look
  const common = useStore($common)
  const [first, second] = chosen
  if (!first) return null
  return (
    <div className="media-bar" role="toolbar" aria-label={t.bar}>
      <span className="media-bar-count" aria-live="polite">
        {t.chosen(chosen.length)}
      </span>
      {!second && (
        <>
          <Button size="compact" variant="quiet" icon={<Info />} title={look} onClick={() => onLook(first)}>
            {look}
          </Button>
          <Button size="compact" variant="quiet" icon={<Pencil />} title={t.rename} onClick={() => onRename(first)}>
            {t.rename}
          </Button>
        </>
      )}
      <Button size="compact" variant="quiet" icon={<FolderInput />} title={t.move} onClick={onMove}>
        {t.move}
      </Button>
      <Button size="compact" variant="quiet" icon={<Trash2 />} title={common.remove} onClick={onRemove}>
        {common.remove}
      </Button>
      <IconButton label={t.clear} icon={<X />} size="compact" onClick={onClear} />
    </div>
  )
}
