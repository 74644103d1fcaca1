import { useMemo, useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import type { Connection } from '#src/stores/connection.ts'
import { ask } from '#src/ui/confirm/confirm.ts'
import { useHost } from '#src/ui/host.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Library } from '../store.ts'
import type { Category } from '../wire/category.ts'
import type { CategoryDraft } from './category-form.tsx'
import type { CategoryActions } from './category-menu.tsx'
import { $text } from './tree.text.ts'

/** What can be done to categories, and which dialog is open for it. */
export function useCategoryActions(library: Library, connection: Connection) {
  const notify = useNotify()
  const host = useHost()
  const [draft, setDraft] = useState<CategoryDraft | null>(null)
  const [removed, setRemoved] = useState<Category | null>(null)
  const actions = useMemo<CategoryActions>(() => {
    const removePlain = async (category: Category) => {
      const t = $text.get()
      const question = { title: t.removeAsk(category.name), message: t.removeNote, confirmLabel: $common.get().remove, danger: true }
      if (await ask(host, question)) await library.removeCategory(category).catch(notify.failure)
    }
    return {
      addBelow: (parent) => setDraft({ parentId: parent.id }),
      edit: (category) => setDraft({ parentId: category.parentId, category }),
      // a shop says itself what it does not delete
      remove: (category) => (connection.capabilities.features.fileTrash ? setRemoved(category) : void removePlain(category)),
    }
  }, [connection, library, notify, host])
  return {
    actions,
    draft,
    removed,
    add: (parentId: string) => setDraft({ parentId }),
    close() {
      setDraft(null)
      setRemoved(null)
    },
  }
}
