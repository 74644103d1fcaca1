import { useStore } from '@nanostores/react'
import { useCallback, useMemo, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { Pager } from '#src/ui/pager/pager.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { FileDialogsProps } from './actions/file-dialogs.tsx'
import { SelectionBar } from './actions/selection-bar.tsx'
import { useRemoval } from './actions/use-removal.ts'
import { DetailsDrawer } from './details/details-drawer.tsx'
import { UploadPart } from './dialog/upload-part.tsx'
import { ListView } from './list/list-view.tsx'
import { pageSize } from './list/query.ts'
import { Toolbar } from './list/toolbar.tsx'
import { $flow } from './list/view.ts'
import css from './media.css?inline'
import { ChosenValues } from './picker/chosen-values.tsx'
import { PickFooter } from './picker/pick-footer.tsx'
import { usePick } from './picker/use-pick.ts'
import type { Library } from './store.ts'
import { CategorySide } from './tree/category-side.tsx'
import { $text as $treeText } from './tree/tree.text.ts'
import { LazyDock } from './upload/lazy-dock.tsx'
import { $text as $uploadText } from './upload/start.text.ts'
import { useDrop } from './upload/use-drop.ts'
import type { TrashBarProps } from './trash/trash-bar.tsx'
import { $text as $trashText } from './trash/trash.text.ts'
import { useTrash } from './trash/use-trash.ts'
import { useFileActions } from './use-file-actions.ts'
import type { MediaFile } from './wire/media-file.ts'

addStyles(css)

const fileDialogs = lazyPart<FileDialogsProps>(() => import('./actions/file-dialogs.tsx').then((module) => module.FileDialogs))
const trashBar = lazyPart<TrashBarProps>(() => import('./trash/trash-bar.tsx').then((module) => module.TrashBar))

interface MediaScreenProps {
  library: Library
  isPicking: boolean
  /** How many may be chosen. */
  limit: number
}

export function MediaScreen({ library, isPicking, limit }: MediaScreenProps) {
  const t = useStore($treeText)
  const dropHere = useStore($uploadText).dropHere
  const { count: chosenCount } = useStore(library.selection.$chosen)
  const notify = useNotify()
  const [isTreeOpen, setTreeOpen] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const [renamed, setRenamed] = useState<MediaFile | null>(null)
  const [looked, setLooked] = useState<MediaFile | null>(null)
  const [isUploading, setUploading] = useState(false)
  const categoryName = useCategoryName(library)
  const { isTrash } = useStore(library.listing.$query)
  const TrashBar = useLazyPart(trashBar, isTrash)
  const closeDialogs = useCallback(() => {
    setRenamed(null)
    setMoving(false)
  }, [])
  const FileDialogs = useLazyPart(fileDialogs, isMoving || renamed !== null, closeDialogs)
  const removal = useRemoval(library)
  const trash = useTrash(library)
  const picking = usePick(library, limit)
  const { isOver, events } = useDrop((files) => void library.upload(files))
  const isMultiple = limit > 1
  const actions = useFileActions(
    useMemo(
      () => ({
        library,
        isPicking,
        isMultiple,
        ...picking,
        look: setLooked,
        // what was thrown away is what it was
        rename: (file) => file.removed === '' && setRenamed(file),
        remove: (ids) => void (library.listing.$query.get().isTrash ? trash.destroy(ids) : removal.files(ids)),
        failed: notify.failure,
      }),
      [library, isPicking, isMultiple, picking, removal, trash, notify],
    ),
  )
  const choose = () => setUploading(true)
  return (
    <div className="media" data-mode={isPicking ? 'pick' : 'page'} {...events}>
      <div className="media-body">
        <aside className="media-side" aria-label={t.categories}>
          <CategorySide library={library} />
        </aside>
        <section className="media-main">
          <Toolbar library={library} categoryName={categoryName} onUpload={choose} onCategories={() => setTreeOpen(true)} />
          <ListView
            library={library}
            actions={actions}
            isMultiple={isMultiple}
            isCounted={isPicking && isMultiple}
            onUpload={choose}
            onTooMany={picking.tooMany}
          />
          {isTrash ? (
            TrashBar && <TrashBar library={library} trash={trash} onTooMany={picking.tooMany} />
          ) : (
            <SelectionBar
              library={library}
              onLook={setLooked}
              onRename={setRenamed}
              onMove={() => setMoving(true)}
              onRemove={() => void removal.files(library.selection.ids())}
              onTooMany={picking.tooMany}
            />
          )}
          <LazyDock queue={library.queue} />
          <Pages library={library} />
        </section>
      </div>
      {isPicking && <ChosenValues />}
      {isPicking && <PickFooter count={chosenCount} limit={limit} onCancel={picking.cancel} onPick={() => picking.pick()} />}
      {isOver && (
        <div className="media-drop" aria-hidden="true">
          <p>{dropHere(categoryName)}</p>
        </div>
      )}
      <UploadPart library={library} isOpen={isUploading} onClose={() => setUploading(false)} />
      <Drawer open={isTreeOpen} onClose={() => setTreeOpen(false)} title={t.categories} side="start" width={320}>
        <CategorySide library={library} isUntitled onOpen={() => setTreeOpen(false)} />
      </Drawer>
      <DetailsDrawer library={library} file={looked} onClose={() => setLooked(null)} onRename={setRenamed} />
      {FileDialogs && <FileDialogs library={library} renamed={renamed} isMoving={isMoving} onClose={closeDialogs} />}
    </div>
  )
}

function Pages({ library }: { library: Library }) {
  const { page } = useStore(library.listing.$query)
  const { count } = useStore(library.listing.$listing)
  const flow = useStore($flow)
  if (count === 0 || flow === 'endless') return null
  return (
    <div className="media-pages">
      <Pager
        page={page}
        limit={pageSize}
        count={count}
        pagerCount={9}
        onChange={(wanted) => void library.listing.change({ page: wanted })}
      />
    </div>
  )
}

function useCategoryName(library: Library): string {
  const all = useStore($treeText).all
  const trash = useStore($trashText).trash
  const { categoryId, isTrash } = useStore(library.listing.$query)
  useStore(library.categories.$branches)
  return isTrash ? trash : (library.categories.find(categoryId)?.name ?? all)
}
