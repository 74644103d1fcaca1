import { useStore } from '@nanostores/react'
import { FolderInput, Info, Pencil, Trash2, X } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { $text as $listText } from '../list/list.text.ts'
import type { Library } from '../store.ts'
import type { MediaFile } from '../wire/media-file.ts'
import css from './actions.css?inline'
import { $text } from './actions.text.ts'
import { MoreChoice } from './more-choice.tsx'
import { ManyProgress } from './many-progress.tsx'

addStyles(css)

interface SelectionBarProps {
  library: Library
  onLook(file: MediaFile): void
  onRename(file: MediaFile): void
  onMove(): void
  onRemove(): void
  onTooMany(): void
}

/** Rises when something is chosen. */
export function SelectionBar({ library, onLook, onRename, onMove, onRemove, onTooMany }: SelectionBarProps) {
  const t = useStore($text)
  const look = useStore($listText).look
  const remove = useStore($common).remove
  const { count, only } = useStore(library.selection.$chosen)
  const progress = useStore(library.$progress)
  if (progress && progress.total > 1) return <ManyProgress {...progress} />
  if (count === 0) return null
  return (
    <div className="media-bar" role="toolbar" aria-label={t.bar}>
      <span className="media-bar-count" aria-live="polite">
        {t.chosen(count)}
      </span>
      <MoreChoice library={library} count={count} onTooMany={onTooMany} />
      {only && (
        <>
          <Button size="compact" variant="quiet" icon={<Info />} title={look} onClick={() => onLook(only)}>
            {look}
          </Button>
          <Button size="compact" variant="quiet" icon={<Pencil />} title={t.rename} onClick={() => onRename(only)}>
            {t.rename}
          </Button>
        </>
      )}
      <Button size="compact" variant="quiet" icon={<FolderInput />} title={t.move} onClick={onMove}>
        {t.move}
      </Button>
      <Button size="compact" variant="quiet" icon={<Trash2 />} title={remove} onClick={onRemove}>
        {remove}
      </Button>
      <IconButton label={t.clear} icon={<X />} size="compact" onClick={() => library.selection.clear()} />
    </div>
  )
}
