import { useStore } from '@nanostores/react'
import { $common } from '#src/text/common-words.ts'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Library } from '../store.ts'
import { $text as $trashText } from '../trash/trash.text.ts'
import { $text } from './list.text.ts'

interface TableHeadProps {
  library: Library
  isMultiple: boolean
  onTooMany(): void
}

/** Names of the columns, and one box for all lines. */
export function TableHead({ library, isMultiple, onTooMany }: TableHeadProps) {
  const t = useStore($text)
  const actions = useStore($common).actions
  const trash = useStore($trashText)
  const { isTrash } = useStore(library.listing.$query)
  return (
    <div className="media-line media-head" role="row" aria-rowindex={1}>
      <span className="media-line-mark" role="columnheader">
        {isMultiple ? <All library={library} onTooMany={onTooMany} /> : <span className="ui-sr">{t.choice}</span>}
      </span>
      <span role="columnheader">{t.name}</span>
      <span className="media-line-size" role="columnheader">
        {t.size}
      </span>
      <span className="media-line-time" role="columnheader">
        {isTrash ? trash.leftTitle : t.time}
      </span>
      <span className="media-line-acts" role="columnheader">
        <span className="ui-sr">{actions}</span>
      </span>
    </div>
  )
}

function All({ library, onTooMany }: Omit<TableHeadProps, 'isMultiple'>) {
  const t = useStore($text)
  const notify = useNotify()
  const { selection, listing, choosing } = library
  const chosen = useStore(selection.$chosen).count
  const { files, count } = useStore(listing.$listing)
  const here = listing.isEndless() ? Math.min(chosen, count) : files.filter((file) => selection.has(file.id)).length
  const all = listing.isEndless() ? count : files.length
  const toggle = (isWanted: boolean) => {
    if (isWanted) choosing.all().then((hasRoom) => hasRoom || onTooMany(), notify.failure)
    else if (listing.isEndless()) selection.clear()
    else selection.drop(files.map((file) => file.id))
  }
  return (
    <Checkbox
      checked={all > 0 && here === all}
      indeterminate={here > 0 && here < all}
      disabled={all === 0}
      aria-label={t.all}
      onChange={toggle}
    />
  )
}
