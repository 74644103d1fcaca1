import type { UploadQueue } from './queue.ts'
import { isActive, type Upload } from './upload.ts'

/** The files of one choice or drop, on their way. */
export interface UploadBatch {
  readonly ids: readonly number[]
  /** As they are now, in their order; what left the list as it was last. */
  uploads(): readonly Upload[]
  /** All of them once each has arrived, failed, was refused or cancelled. Asking, paused and missing ones are waited for. */
  readonly done: Promise<readonly Upload[]>
  pause(): void
  resume(): void
  cancel(): void
}

export function batchOf(queue: UploadQueue, added: readonly Upload[]): UploadBatch {
  const ids = added.map(({ id }) => id)
  // what somebody dismissed, or a next choice took off the list, counts as it was last
  const last = new Map(added.map((upload) => [upload.id, upload]))
  let waited: number | undefined
  const done = new Promise<readonly Upload[]>((resolve) => {
    const stop = queue.$uploads.subscribe((uploads) => {
      for (const upload of uploads) {
        const before = last.get(upload.id)
        if (before && before !== upload) last.set(upload.id, upload)
      }
      // the one that was still under way tells for all, mostly
      if (waited !== undefined && isActive(last.get(waited)!)) return
      waited = ids.find((id) => isActive(last.get(id)!))
      if (waited !== undefined) return
      resolve([...last.values()])
      // the first call comes before `stop` is there
      queueMicrotask(() => stop())
    })
  })
  return {
    ids,
    uploads: () => [...last.values()],
    done,
    pause: () => queue.pause(ids),
    resume: () => queue.resume(ids),
    cancel: () => queue.cancel(ids),
  }
}
