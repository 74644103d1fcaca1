import { useStore } from '@nanostores/react'
import { ChevronDown, Folder, GalleryVertical, LayoutGrid, List, RotateCw, Upload } from 'lucide-react'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import type { Library } from '../store.ts'
import { FilterButton } from '../filters/filter-button.tsx'
import { FoundBar } from '../filters/found-bar.tsx'
import { $text as $treeText } from '../tree/tree.text.ts'
import { $text as $uploadText } from '../upload/start.text.ts'
import { $text } from './list.text.ts'
import { SearchBox } from './search-box.tsx'
import { $flow, $view, flowAs, showAs } from './view.ts'

interface ToolbarProps {
  library: Library
  categoryName: string
  onUpload(): void
  /** Narrow elements show the categories in a drawer. */
  onCategories(): void
}

export function Toolbar({ library, categoryName, onUpload, onCategories }: ToolbarProps) {
  const t = useStore($text)
  const tree = useStore($treeText)
  const view = useStore($view)
  const isEndless = useStore($flow) === 'endless'
  const upload = useStore($uploadText).upload
  const { $query, change } = library.listing
  const { name, isTrash } = useStore($query)
  return (
    <>
      <div className="media-toolbar">
        <span className="media-category-button">
          <Button icon={<Folder />} aria-haspopup="dialog" title={tree.choose} onClick={onCategories}>
            {categoryName} <ChevronDown aria-hidden="true" />
          </Button>
        </span>
        {!isTrash && (
          <Button variant="primary" icon={<Upload />} onClick={onUpload}>
            {upload}
          </Button>
        )}
        <IconButton label={t.refresh} icon={<RotateCw />} onClick={() => void library.reload()} />
        <SearchBox value={name} onSearch={(wanted) => void change({ name: wanted })} />
        {library.server.capabilities.features.fileSearch && <FilterButton library={library} />}
        <div className="media-views" role="group" aria-label={t.view}>
          <IconButton label={t.grid} icon={<LayoutGrid />} pressed={view === 'grid'} onClick={() => showAs('grid')} />
          <IconButton label={t.table} icon={<List />} pressed={view === 'table'} onClick={() => showAs('table')} />
          <IconButton
            label={t.endless}
            icon={<GalleryVertical />}
            pressed={isEndless}
            onClick={() => flowAs(isEndless ? 'pages' : 'endless')}
          />
        </div>
      </div>
      <FoundBar library={library} />
    </>
  )
}
