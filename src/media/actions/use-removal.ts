import { useMemo } from 'react'
import { $common } from '#src/text/common-words.ts'
import { ask } from '#src/ui/confirm/confirm.ts'
import { useHost } from '#src/ui/host.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Library } from '../store.ts'
import { $text as $treeText } from '../tree/tree.text.ts'
import type { Category } from '../wire/category.ts'
import { $text } from './actions.text.ts'

/** Deleting, after a question. */
export function useRemoval(library: Library) {
  const host = useHost()
  const notify = useNotify()
  return useMemo(() => {
    const sure = (title: string, message: string) => ask(host, { title, message, confirmLabel: $common.get().remove, danger: true })
    return {
      async files(ids: readonly string[]): Promise<void> {
        const t = $text.get()
        if (ids.length === 0 || !(await sure(t.removeAsk(ids.length), t.removeNote))) return
        try {
          await library.remove(ids)
          notify.success(t.removed(ids.length))
        } catch (failure) {
          notify.failure(failure)
        }
      },
      async category(category: Category): Promise<void> {
        const t = $treeText.get()
        if (!(await sure(t.removeAsk(category.name), t.removeNote))) return
        await library.removeCategory(category).catch(notify.failure)
      },
    }
  }, [host, notify, library])
}
