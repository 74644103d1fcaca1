import { useStore } from '@nanostores/react'
import { ArchiveRestore, Trash2, X } from 'lucide-react'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { $text as $actionText } from '../actions/actions.text.ts'
import { ManyProgress } from '../actions/many-progress.tsx'
import { MoreChoice } from '../actions/more-choice.tsx'
import type { Library } from '../store.ts'
import { retentionDays } from './days-left.ts'
import { $text } from './trash.text.ts'
import type { Trash } from './use-trash.ts'

export interface TrashBarProps {
  library: Library
  trash: Trash
  onTooMany(): void
}

/** What can be done to files that were thrown away; without a choice, to all of them. */
export function TrashBar({ library, trash, onTooMany }: TrashBarProps) {
  const t = useStore($text)
  const words = useStore($actionText)
  const { count } = useStore(library.selection.$chosen)
  const all = useStore(library.listing.$listing).count
  const progress = useStore(library.$progress)
  if (progress && progress.total > 1) return <ManyProgress {...progress} />
  if (count === 0) {
    return (
      <div className="media-bar">
        <span className="media-bar-count">{t.note(retentionDays)}</span>
        {all > 0 && (
          <Button size="compact" variant="quiet" icon={<Trash2 />} title={t.empty} onClick={() => void trash.empty()}>
            {t.empty}
          </Button>
        )}
      </div>
    )
  }
  const ids = () => library.selection.ids()
  return (
    <div className="media-bar" role="toolbar" aria-label={words.bar}>
      <span className="media-bar-count" aria-live="polite">
        {words.chosen(count)}
      </span>
      <MoreChoice library={library} count={count} onTooMany={onTooMany} />
      <Button size="compact" variant="quiet" icon={<ArchiveRestore />} title={t.restore} onClick={() => void trash.restore(ids())}>
        {t.restore}
      </Button>
      <Button size="compact" variant="quiet" icon={<Trash2 />} title={t.destroy} onClick={() => void trash.destroy(ids())}>
        {t.destroy}
      </Button>
      <IconButton label={words.clear} icon={<X />} size="compact" onClick={() => library.selection.clear()} />
    </div>
  )
}
