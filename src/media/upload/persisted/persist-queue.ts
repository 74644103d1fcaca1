import { freshId } from '#src/lib/random-id.ts'
import type { UploadQueue } from '../queue.ts'
import { isActive, isRunning, recalledUpload, type Upload } from '../upload.ts'
import type { StoredRow, QueueStore } from './queue-store.ts'

export interface PersistOptions {
  store: QueueStore
  /** Server and person: nobody takes up what somebody else left. */
  key: string
  /** Said once, when the device refuses. */
  onTrouble(): void
}

/** Rows written at once: a thousand in one go would be felt. */
const rowsAtOnce = 50
/** Files, and their bytes, written at once. */
const filesAtOnce = 12
const bytesAtOnce = 4 * 1024 * 1024
/** Milliseconds that changes are gathered for. */
const gathering = 150

/** Milliseconds that a queue is kept for somebody who does not come back. */
const longest = 30 * 86_400_000

const rest = () => new Promise<void>((resume) => setTimeout(resume))

/** Also what failed: somebody may try it again after a reload. */
const isPersisted = (upload: Upload) => isActive(upload) || upload.state === 'failed'

/** What is worth keeping; progress and states that a reload ends anyway are not. */
function rowOf(upload: Upload): StoredRow {
  const row: StoredRow & { file?: unknown } = { ...upload, state: isRunning(upload) ? 'waiting' : upload.state, keptAt: Date.now() }
  delete row.file
  return row
}

const marks: readonly (keyof StoredRow)[] = ['sha256', 'held', 'mayFlatten', 'bytes']
const isSameRow = (one: StoredRow, other: StoredRow) => one.state === other.state && marks.every((mark) => one[mark] === other[mark])

/**
 * Keeps a queue on the device as it changes, and takes up what pages of the same person left behind: rows first, then
 * the bytes, the smallest files first. Nothing is kept of what is done. A device that refuses costs only this comfort.
 */
export async function persistQueue(queue: UploadQueue, { store, key, onTrouble }: PersistOptions): Promise<() => void> {
  let own = ''
  const written = new Map<number, StoredRow>()
  /** As they were when they were last looked at; an upload that changed is another object. */
  const looked = new Map<number, Upload>()
  const withFile = new Set<number>()
  let isBroken = false
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function write(): Promise<void> {
    if (isBusy || isBroken) return
    isBusy = true
    try {
      for (let wasMore = true; wasMore;) wasMore = (await writeRows()) || (await writeFiles())
    } catch {
      fail()
    }
    isBusy = false
  }

  function fail(): void {
    if (!isBroken) onTrouble()
    isBroken = true
  }

  async function writeRows(): Promise<boolean> {
    const active = new Map(
      queue.$uploads
        .get()
        .filter(isPersisted)
        .map((upload) => [upload.id, upload]),
    )
    const gone = [...written.keys()].filter((id) => !active.has(id))
    const rows: StoredRow[] = []
    for (const upload of active.values()) {
      if (looked.get(upload.id) === upload) continue
      looked.set(upload.id, upload)
      const row = rowOf(upload)
      const before = written.get(upload.id)
      if (!before || !isSameRow(before, row)) rows.push(row)
      if (rows.length >= rowsAtOnce) break
    }
    if (rows.length + gone.length === 0) return false
    await store.change(key, own, rows, gone)
    for (const row of rows) written.set(row.id, row)
    for (const id of gone) for (const map of [written, looked, withFile]) map.delete(id)
    await rest()
    return true
  }

  /** The smallest first. */
  async function writeFiles(): Promise<boolean> {
    const lacking = queue.$uploads
      .get()
      .filter((upload) => upload.file && isPersisted(upload) && written.has(upload.id) && !withFile.has(upload.id))
    if (lacking.length === 0) return false
    const files = new Map<number, File>()
    let bytes = 0
    for (const { id, file, size } of lacking.sort((one, other) => one.size - other.size)) {
      if (files.size > 0 && (files.size >= filesAtOnce || bytes + size > bytesAtOnce)) break
      files.set(id, file!)
      withFile.add(id)
      bytes += size
    }
    await store.keepFiles(key, own, files)
    await rest()
    return true
  }

  async function takeUp(): Promise<void> {
    await store.prune(Date.now() - longest)
    for (const name of await store.queues(key)) {
      if (!(await store.hold(name))) continue
      const left = await store.rows(key, name)
      queue.takeUp(left.map(({ row, file }) => recalledUpload({ ...row, file: file ?? null })))
      if (own === '') {
        // the first one is gone on with where it lies: its bytes need not be written again
        own = name
        for (const { row, file } of left) {
          written.set(row.id, row)
          if (file) withFile.add(row.id)
        }
        continue
      }
      // under our own name before it goes under the old one: a crash in between costs nothing
      await write()
      await store.drop(key, name)
    }
    if (own !== '') return
    own = freshId()
    await store.hold(own)
  }

  try {
    await takeUp()
  } catch {
    fail()
  }
  return queue.$uploads.subscribe(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      void write()
    }, gathering)
  })
}
