import { useMemo } from 'react'
import { bringChunk } from '#src/ui/chunk-error.ts'
import { useHost } from '#src/ui/host.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Library } from '../store.ts'

/** Deleting files; how it is done and what is asked is downloaded with the first of them. */
export function useRemoval(library: Library) {
  const host = useHost()
  const notify = useNotify()
  return useMemo(
    () => ({
      async files(ids: readonly string[]): Promise<void> {
        const found = await bringChunk(() => import('./removal.ts')).catch(notify.failure)
        await found?.removalOf(library, host, notify).files(ids)
      },
    }),
    [host, notify, library],
  )
}
