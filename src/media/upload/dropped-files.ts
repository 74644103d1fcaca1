import { isMediaName } from './accept.ts'

/** What a drop holds: files that may be sent, in their order, and how many in its folders may not. */
export interface Dropped {
  files: File[]
  skipped: number
}

const inOrder = new Intl.Collator(undefined, { numeric: true })

/**
 * Reads dropped entries, folders with everything below them. Single files come through whatever they are, so that each can
 * be refused with its reason; what does not belong in a folder of pictures is only counted.
 */
export async function readDropped(entries: readonly FileSystemEntry[]): Promise<Dropped> {
  const dropped: Dropped = { files: [], skipped: 0 }
  for (const entry of entries) {
    if (entry.isFile) await take(entry as FileSystemFileEntry, dropped)
    else await walk(entry as FileSystemDirectoryEntry, dropped)
  }
  return dropped
}

async function walk(folder: FileSystemDirectoryEntry, dropped: Dropped): Promise<void> {
  const entries = await entriesOf(folder)
  for (const entry of entries.sort((one, other) => inOrder.compare(one.name, other.name))) {
    if (entry.isDirectory) await walk(entry as FileSystemDirectoryEntry, dropped)
    else if (isMediaName(entry.name)) await take(entry as FileSystemFileEntry, dropped)
    else dropped.skipped++
  }
}

/** A folder answers at most a hundred at a time, and nothing at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
    if (some.length === 0) return all
    all.push(...some)
  }
}

/** A file that went away, or may not be read, counts as skipped. */
async function take(entry: FileSystemFileEntry, dropped: Dropped): Promise<void> {
  const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))
  if (file) dropped.files.push(file)
  else dropped.skipped++
}
