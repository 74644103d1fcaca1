import { useMemo } from 'react'
import { ask } from '#src/ui/confirm/confirm.ts'
import { useHost } from '#src/ui/host.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Library } from '../store.ts'
import { $text } from './trash.text.ts'

export type Trash = ReturnType<typeof useTrash>

/** Bringing back what was thrown away, and removing it for good after a question. */
export function useTrash(library: Library) {
  const host = useHost()
  const notify = useNotify()
  return useMemo(() => {
    const t = $text.get
    const tell = (work: Promise<unknown>, words: string) => work.then(() => notify.success(words), notify.failure)
    async function destroy(ids: readonly string[]): Promise<void> {
      const question = { title: t().destroyAsk(ids.length), message: t().destroyNote, confirmLabel: t().destroy, danger: true }
      if (ids.length > 0 && (await ask(host, question))) await tell(library.destroy(ids), t().destroyed(ids.length))
    }
    return {
      destroy,
      async restore(ids: readonly string[]): Promise<void> {
        await tell(library.restore(ids), t().restored(ids.length))
      },
      /** Everything, also what the search has left out. */
      async empty(): Promise<void> {
        try {
          await destroy(await library.readTrash())
        } catch (failure) {
          notify.failure(failure)
        }
      },
    }
  }, [host, notify, library])
}
