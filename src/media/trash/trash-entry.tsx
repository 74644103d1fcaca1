import { useStore } from '@nanostores/react'
import { Trash2 } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import type { Library } from '../store.ts'
import css from './trash.css?inline'
import { $text } from './trash.text.ts'

addStyles(css)

/** The way to what was thrown away, where the server keeps it. */
export function TrashEntry({ library, onOpen }: { library: Library; onOpen?: () => void }) {
  const t = useStore($text)
  const { listing, server } = library
  const { isTrash } = useStore(listing.$query)
  if (!server.capabilities.features.fileTrash) return null
  const open = () => {
    library.selection.clear()
    void listing.change({ isTrash: true, name: '' })
    onOpen?.()
  }
  return (
    <button type="button" className="media-trash" aria-current={isTrash ? 'page' : undefined} onClick={open}>
      <Trash2 aria-hidden="true" />
      {t.trash}
    </button>
  )
}
