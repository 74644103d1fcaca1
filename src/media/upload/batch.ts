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
  const done = new Promise<readonly Upload[]>((resolve) => {
    const stop = queue.$uploads.subscribe((uploads) => {
      for (const upload of uploads) if (last.has(upload.id)) last.set(upload.id, upload)
      const all = [...last.values()]
      if (all.some(isActive)) return
      resolve(all)
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
