import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useMemo } from 'react'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { UploadQueue } from './queue.ts'

const dock = lazyPart<{ queue: UploadQueue }>(() => import('./upload-dock.tsx').then((module) => module.UploadDock))

/** The dock comes with the first upload; drawn anew only when the queue fills or empties. */
export function LazyDock({ queue }: { queue: UploadQueue }) {
  const hasUploads = useStore(useMemo(() => computed(queue.$uploads, (uploads) => uploads.length > 0), [queue]))
  const UploadDock = useLazyPart(dock, hasUploads)
  return UploadDock ? <UploadDock queue={queue} /> : null
}
