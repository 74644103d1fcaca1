import { atom } from 'nanostores'
import { RequestError } from '#src/http/failure.ts'
import { isMediaName, isVideoName, sortChosen } from './accept.ts'
import type { Arrival, Carrier, Journey } from './carrier.ts'
import { prepare, type Recompress } from './prepare.ts'
import { forgetShare, setShare } from './progress.ts'
import { createTurns } from './turns.ts'
import { $text } from './start.text.ts'
import { freshUpload, isActive, isPausable, isRetriable, type Upload, type UploadState } from './upload.ts'

export interface QueueParts {
  /** How files reach the server; asked each time, since what a server can may be known later. */
  carrier(): Promise<Carrier>
  recompress: Recompress
}

export interface AddOptions {
  /** Id of the library file whose content is taken over; only one file then. */
  replaces?: string
  /** Most files that may be under way; the others are refused. */
  limit?: number
  /** Who adds them. */
  origin?: string
}

export type UploadQueue = ReturnType<typeof createQueue>

/**
 * Uploads in their order: as many at once as the carrier allows, arriving one after the other. A session that ends keeps
 * them until `release`. `pause`, `resume`, `retry`, `cancel` act on some, or on all without ids.
 */
export function createQueue({ carrier, recompress }: QueueParts) {
  const $uploads = atom<readonly Upload[]>([])
  const running = new Map<number, AbortController>()
  /** True once the device has refused to keep the queue: a reload would end it. */
  const $isUnkept = atom(false)
  const listeners = new Set<(upload: Upload) => void>()
  const turns = createTurns(() => $uploads.get().find(({ id }) => running.has(id))?.id)
  // of this page, and never one that another page kept
  let batch = Date.now()
  let isHeld = false
  let isStarting = false

  const find = (id: number) => $uploads.get().find((upload) => upload.id === id)

  function change(id: number, part: Partial<Upload>): Upload | undefined {
    const uploads = $uploads.get()
    const index = uploads.findIndex((upload) => upload.id === id)
    const before = uploads[index]
    if (!before) return undefined
    const after = { ...before, ...part }
    $uploads.set(uploads.with(index, after))
    return after
  }

  function changeAll(ids: readonly number[] | undefined, fits: (upload: Upload) => boolean, part: Partial<Upload>): Upload[] {
    const wanted = ids && new Set(ids)
    const chosen = $uploads.get().filter((upload) => (!wanted || wanted.has(upload.id)) && fits(upload))
    const hit = new Set(chosen)
    if (chosen.length > 0) $uploads.set($uploads.get().map((upload) => (hit.has(upload) ? { ...upload, ...part } : upload)))
    return chosen
  }

  function add(files: readonly File[], categoryId: string, { replaces, origin, limit = Infinity }: AddOptions = {}): Upload[] {
    const earlier = $uploads.get().filter((upload) => isActive(upload) || upload.state === 'failed')
    const room = limit - earlier.filter(isActive).length
    batch++
    const added = sortChosen(files, room, isMediaName).map(({ file, refusal }) =>
      freshUpload(file, { categoryId, batch, replaces, origin }, refusal),
    )
    $uploads.set([...earlier, ...added])
    void run()
    return added
  }

  async function run(): Promise<void> {
    if (isStarting) return
    isStarting = true
    const by = await carrier().catch((error: unknown) => String(error))
    isStarting = false
    // a part of the program that could not be loaded
    if (typeof by === 'string') return void changeAll(undefined, ({ state }) => state === 'waiting', { state: 'failed', message: by })
    while (!isHeld && running.size < by.lanes) {
      const next = $uploads.get().find((upload) => upload.state === 'waiting')
      if (!next) return
      void start(next, by)
    }
  }

  async function start(upload: Upload, by: Carrier): Promise<void> {
    const stop = new AbortController()
    running.set(upload.id, stop)
    await one(upload, by, stop.signal).catch((error: unknown) => fail(upload.id, error, stop.signal))
    running.delete(upload.id)
    turns.check()
    void run()
  }

  async function one(upload: Upload, by: Carrier, signal: AbortSignal): Promise<void> {
    const { id, categoryId, replaces, sha256 } = upload
    if (!upload.file) return void change(id, { state: 'missing' })
    change(id, { state: 'preparing', message: '' })
    const file = await prepare(upload, upload.file, recompress, by.limits?.picture)
    if (signal.aborted) return
    if (file === 'ask') return void change(id, { state: 'asking' })
    if (file === 'content') return void change(id, { state: 'refused', refusal: 'content' })
    if (file === 'unreadable') return void change(id, { state: 'unreadable' })
    change(id, { bytes: file.size })
    if (file.size > (by.limits?.[isVideoName(file.name) ? 'video' : 'picture'] ?? Infinity))
      return void change(id, { state: 'refused', refusal: 'size' })
    change(id, { state: 'sending' })
    const arrival = await by.send({ file, categoryId, replaces, sha256, twins: twinsOf(upload) }, journeyOf(id, signal))
    arrive(id, arrival)
  }

  /** The batch in which another file may have the same bytes; 0 when none can. */
  function twinsOf({ id, batch: own, size, categoryId }: Upload): number {
    const isTwin = (other: Upload) => other.id !== id && other.batch === own && other.size === size && other.categoryId === categoryId
    return $uploads.get().some(isTwin) ? own : 0
  }

  function journeyOf(id: number, signal: AbortSignal): Journey {
    const unlessOver = (part: Partial<Upload>) => void (signal.aborted || change(id, part))
    return {
      signal,
      onProgress: (share) => setShare(id, share),
      onStage: (state) => void (find(id)?.state === state || unlessOver({ state })),
      onHash(sha256) {
        if (isExpected(id, sha256)) unlessOver({ sha256, expected: '' })
        else leaveMissing(id)
      },
      onHeld: (held) => unlessOver({ held }),
      turn: () => turns.of(id, signal),
    }
  }

  function isExpected(id: number, sha256: string): boolean {
    const expected = find(id)?.expected
    return !expected || expected === sha256
  }

  function leaveMissing(id: number): void {
    const upload = change(id, { state: 'missing', file: null, message: $text.get().otherFile })
    if (upload) leave('missing', [upload])
  }

  function arrive(id: number, arrival: Arrival): void {
    const upload = change(id, { ...arrival, state: 'done', held: '' })
    forgetShare(id)
    if (upload) for (const listener of listeners) listener(upload)
  }

  function fail(id: number, error: unknown, signal: AbortSignal): void {
    forgetShare(id)
    if (error instanceof RequestError) error.shown = true
    // paused or cancelled: that is said already
    if (signal.aborted) return
    if (error instanceof RequestError && error.kind === 'session') {
      isHeld = true
      change(id, { state: 'waiting' })
    } else change(id, { state: 'failed', message: error instanceof Error ? error.message : '' })
  }

  function leave(state: UploadState, chosen: readonly Upload[]): void {
    for (const { id } of chosen) running.get(id)?.abort(new DOMException(state, 'AbortError'))
    turns.check()
  }

  function again(id: number, part: Partial<Upload>): void {
    change(id, { state: 'waiting', message: '', ...part })
    void run()
  }

  return {
    $uploads,
    $isUnkept,
    add,
    /** Calls back for each file that arrived, until the answer is called. */
    onArrival(listener: (upload: Upload) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** There is a session again. */
    release() {
      isHeld = false
      void run()
    },
    /** Takes up what another page left behind. */
    takeUp(uploads: readonly Upload[]) {
      $uploads.set([...uploads, ...$uploads.get()])
      void run()
    },
    pause: (ids?: readonly number[]) => leave('paused', changeAll(ids, isPausable, { state: 'paused' })),
    resume(ids?: readonly number[]) {
      changeAll(ids, (upload) => upload.state === 'paused', { state: 'waiting' })
      void run()
    },
    retry(ids?: readonly number[]) {
      // without ids only what failed: who cancelled a file does not want it with the others
      changeAll(ids, ids ? isRetriable : (upload) => upload.state === 'failed', { state: 'waiting', message: '' })
      void run()
    },
    cancel(ids?: readonly number[]) {
      const chosen = changeAll(ids, isActive, { state: 'cancelled', held: '' })
      leave('cancelled', chosen)
      for (const { held } of chosen) if (held) void carrier().then((by) => by.giveUp(held))
    },
    flatten: (id: number) => again(id, { mayFlatten: true }),
    /** The bytes of a `missing` one; another file is told apart by name and size. */
    bring(id: number, file: File) {
      const upload = find(id)
      const isSame = upload?.name === file.name && upload.size === file.size
      if (isSame) again(id, { file })
      else change(id, { message: $text.get().otherFile })
    },
    dismiss: (id: number) => $uploads.set($uploads.get().filter((upload) => upload.id !== id || isActive(upload))),
    /** Those that arrived; what failed stays, or it would be lost with the report. */
    dismissDone: () => $uploads.set($uploads.get().filter(({ state }) => state !== 'done')),
    dismissSettled: () => $uploads.set($uploads.get().filter(isActive)),
    /** How many have not ended. */
    left: () => $uploads.get().filter(isActive).length,
  }
}
