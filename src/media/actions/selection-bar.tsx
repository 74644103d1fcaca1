import { useStore } from '@nanostores/react'
import { CheckCheck, FolderInput, Info, Pencil, SquareDashed, Trash2, X } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text as $listText } from '../list/list.text.ts'
import type { Library } from '../store.ts'
import type { MediaFile } from '../wire/media-file.ts'
import css from './actions.css?inline'
import { $text } from './actions.text.ts'
import { $text as $batchText } from './batches.text.ts'

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
  if (progress && progress.total > 1) return <Progress {...progress} />
  if (count === 0) return null
  return (
    <div className="media-bar" role="toolbar" aria-label={t.bar}>
      <span className="media-bar-count" aria-live="polite">
        {t.chosen(count)}
      </span>
      <More library={library} count={count} onTooMany={onTooMany} />
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

/** Everything that the list shows, or all but what is chosen. */
function More({ library, count, onTooMany }: Pick<SelectionBarProps, 'library' | 'onTooMany'> & { count: number }) {
  const t = useStore($text)
  const notify = useNotify()
  const { listing, choosing, selection } = library
  const all = useStore(listing.$listing).count
  const run = (work: Promise<boolean>) => void work.then((hasRoom) => hasRoom || onTooMany(), notify.failure)
  if (all > selection.limit || count >= all) return null
  return (
    <>
      {choosing.canTakeList() && (
        <Button size="compact" variant="quiet" icon={<CheckCheck />} title={t.takeAll(all)} onClick={() => run(choosing.all('list'))}>
          {t.takeAll(all)}
        </Button>
      )}
      <Button size="compact" variant="quiet" icon={<SquareDashed />} title={t.invert} onClick={() => run(choosing.invert())}>
        {t.invert}
      </Button>
    </>
  )
}

/** How far an action on many is. */
function Progress({ done, total }: { done: number; total: number }) {
  const words = useStore($batchText).progress(done, total)
  return (
    <div className="media-bar" role="status">
      <span className="media-bar-count">{words}</span>
      <progress className="media-bar-progress" max={total} value={done} aria-label={words} />
    </div>
  )
}
