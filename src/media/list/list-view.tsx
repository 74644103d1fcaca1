import { useStore } from '@nanostores/react'
import { SearchX } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import type { FileActions } from '../grid/file-actions.ts'
import { FileList } from '../grid/file-list.tsx'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import type { Library } from '../store.ts'
import { UploadInvitation } from '../upload/upload-invitation.tsx'
import { isNarrowed, noFilters } from './filters.ts'
import { $text } from './list.text.ts'
import { $flow, $view } from './view.ts'

interface ListViewProps {
  library: Library
  actions: FileActions
  isMultiple: boolean
  isCounted: boolean
  onUpload(): void
  onTooMany(): void
}

/** The files, or why there are none. */
export function ListView({ library, actions, isMultiple, isCounted, onUpload, onTooMany }: ListViewProps) {
  const view = useStore($view)
  const flow = useStore($flow)
  const { listing } = library
  const { state, files } = useStore(listing.$listing)
  useEffect(() => {
    if ((flow === 'endless') !== listing.isEndless()) void listing.load()
  }, [flow, listing])
  if (state === 'failed' || (state === 'ready' && files.length === 0)) {
    return (
      <div className="media-scroll">
        <NoFiles library={library} onUpload={onUpload} />
      </div>
    )
  }
  if (files.length === 0) {
    return (
      <div className="media-scroll">
        <GridSkeleton />
      </div>
    )
  }
  return (
    <>
      <FileList
        library={library}
        view={view}
        isMultiple={isMultiple}
        isCounted={isCounted}
        isStale={state === 'loading'}
        actions={actions}
        onTooMany={onTooMany}
      />
      <Gap library={library} />
    </>
  )
}

function NoFiles({ library, onUpload }: { library: Library; onUpload(): void }): ReactNode {
  const t = useStore($text)
  const { $query, $listing, change, load } = library.listing
  const { name, filters, isTrash } = useStore($query)
  const { state, failure } = useStore($listing)
  if (state === 'failed') return <ErrorCard title={t.notRead} message={messageOf(failure)} onRetry={() => void load()} />
  if (name === '' && !isNarrowed(filters)) return isTrash ? <Empty text={t.trashEmpty} /> : <UploadInvitation onUpload={onUpload} />
  const clear = <Button onClick={() => void change({ name: '', filters: noFilters })}>{t.clearSearch}</Button>
  return <Empty icon={<SearchX />} text={name === '' ? t.nothingFits : t.nothingFound(name)} action={clear} />
}

/** Said when a part of a long list could not be read; the rest stays. */
function Gap({ library }: { library: Library }) {
  const t = useStore($text)
  const retry = useStore($common).retry
  const { $failure, again } = library.listing.windows
  const failure = useStore($failure)
  if (!failure) return null
  return (
    <div className="media-gap" role="alert">
      <span>
        {t.partNotRead} {messageOf(failure)}
      </span>
      <Button size="compact" onClick={again}>
        {retry}
      </Button>
    </div>
  )
}

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : '')
