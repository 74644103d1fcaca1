import { useStore } from '@nanostores/react'
import { SearchX } from 'lucide-react'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import type { FileActions } from '../grid/file-actions.ts'
import { FileGrid } from '../grid/file-grid.tsx'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import type { Library } from '../store.ts'
import { UploadInvitation } from '../upload/upload-invitation.tsx'
import type { MediaFile } from '../wire/media-file.ts'
import { FileTable } from './file-table.tsx'
import { $text } from './list.text.ts'
import { $view } from './view.ts'

interface ListViewProps {
  library: Library
  actions: FileActions
  isMultiple: boolean
  isCounted: boolean
  onUpload(): void
  onChooseMany(files: readonly MediaFile[]): void
}

/** The pictures, or why there are none. */
export function ListView({ library, actions, isMultiple, isCounted, onUpload, onChooseMany }: ListViewProps) {
  const t = useStore($text)
  const view = useStore($view)
  const { $query, $listing, change, load } = library.listing
  const query = useStore($query)
  const { state, files, failure } = useStore($listing)
  const chosen = useStore(library.selection.$chosen)
  const isLoading = state === 'loading'

  const choose = (ids: readonly string[]) => {
    const known = new Map([...chosen, ...files].map((file) => [file.id, file]))
    onChooseMany(ids.flatMap((id) => known.get(id) ?? []))
  }
  if (state === 'failed') return <ErrorCard title={t.notRead} message={messageOf(failure)} onRetry={() => void load()} />
  if (state === 'ready' && files.length === 0 && query.name !== '') {
    const clear = <Button onClick={() => void change({ name: '' })}>{t.clearSearch}</Button>
    return <Empty icon={<SearchX />} text={t.nothingFound(query.name)} action={clear} />
  }
  if (state === 'ready' && files.length === 0) return <UploadInvitation onUpload={onUpload} />
  if (view === 'table') return <FileTable files={files} chosen={chosen} isLoading={isLoading} actions={actions} onChoose={choose} />
  if (files.length === 0) return <GridSkeleton />
  return <FileGrid files={files} chosen={chosen} isMultiple={isMultiple} isCounted={isCounted} isStale={isLoading} actions={actions} />
}

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : '')
