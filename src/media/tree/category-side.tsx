import { useStore } from '@nanostores/react'
import { FolderPlus, RotateCw } from 'lucide-react'
import { useConnection } from '#src/gate/use-connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { Library } from '../store.ts'
import { rootId } from '../wire/category.ts'
import { TrashEntry } from '../trash/trash-entry.tsx'
import type { CategoryDialogsProps } from './category-dialogs.tsx'
import { CategoryTree } from './category-tree.tsx'
import { $text } from './tree.text.ts'
import { useCategoryActions } from './use-category-actions.ts'

const dialogs = lazyPart<CategoryDialogsProps>(async () => (await import('./category-dialogs.tsx')).CategoryDialogs)

interface CategorySideProps {
  library: Library
  /** Where a title stands above it already. */
  isUntitled?: boolean
  onOpen?: () => void
}

/** The categories with everything that can be done to them; beside the pictures, or in a drawer. */
export function CategorySide({ library, isUntitled, onOpen }: CategorySideProps) {
  const t = useStore($text)
  const connection = useConnection()
  const { actions, draft, removed, add: addBelow, close } = useCategoryActions(library, connection)
  const Dialogs = useLazyPart(dialogs, draft !== null || removed !== null, close)
  const add = () => addBelow(rootId)
  return (
    <div className="media-side-content">
      <div className="media-side-head">
        {isUntitled ? (
          <Button icon={<FolderPlus />} onClick={add}>
            {t.add}
          </Button>
        ) : (
          <>
            <h2>{t.categories}</h2>
            <IconButton label={t.add} icon={<FolderPlus />} onClick={add} />
          </>
        )}
      </div>
      <CategoryTree library={library} actions={actions} {...(onOpen && { onOpen })} />
      <TreeState library={library} onAdd={add} />
      <TrashEntry library={library} {...(onOpen && { onOpen })} />
      {Dialogs && <Dialogs {...{ library, connection, draft, removed }} onClose={close} />}
    </div>
  )
}

function TreeState({ library, onAdd }: { library: Library; onAdd(): void }) {
  const t = useStore($text)
  const retry = useStore($common).retry
  const root = useStore(library.categories.$branches)[rootId]
  if (root?.state === 'failed') {
    return (
      <div className="media-no-category" role="alert">
        <p>{t.notRead}</p>
        <Button size="compact" icon={<RotateCw />} onClick={() => void library.categories.load(rootId)}>
          {retry}
        </Button>
      </div>
    )
  }
  if (root?.items.length) return null
  if (root?.state !== 'ready') return <Skeleton rows={6} height={20} />
  return (
    <div className="media-no-category">
      <p>{t.none}</p>
      <Button size="compact" icon={<FolderPlus />} onClick={onAdd}>
        {t.add}
      </Button>
    </div>
  )
}
