import type { Readable } from 'node:stream'

/** What lies at a place. */
export interface Seen {
  /** Bytes. */
  size: number
  /** Another one as soon as other bytes lie there. */
  stamp: string
}

/** Bytes on their way to a reader, with what HTTP says of them. */
export interface Opened {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  body: Readable | null
}

/**
 * Where uploaded files are kept. A place is a path below `/uploads/`, with names of ours only. What is put there appears whole or
 * not at all. @throws Refusal disk_full or storage_away
 */
export interface Storage {
  /** Folder on this machine's disk where bytes wait, in `.incoming`, until they are stored. */
  readonly folder: string
  /** Origin and folder that visitors read from instead of this server; '' where they read here. */
  readonly publicAddress: string
  look(key: string): Promise<Seen | undefined>
  /** @throws Error when nothing lies there */
  read(key: string): Promise<Buffer>
  put(key: string, bytes: Buffer): Promise<void>
  /** Stores a file of this machine's disk, which stays as it is. */
  keep(key: string, path: string): Promise<void>
  /** Shows what lies at one place at another one, too, instead of what lay there. @throws Error when nothing lies there */
  copy(from: string, to: string): Promise<void>
  remove(key: string): Promise<void>
  /** Removes what was put below a folder before that time (milliseconds). */
  removeBefore(folder: string, time: number): Promise<void>
  /** Lets a file on this disk be read that has the bytes of a place, as long as `work` lasts. */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>
  /** Asks whether the store answers, until the signal says stop; undefined where it is this machine's disk. @throws what `look` throws */
  reach?(signal: AbortSignal): Promise<void>
  /** For a reader; undefined where this server's own file plugin does it, or nothing lies there. */
  open?(key: string, conditions: Record<string, string | undefined>): Promise<Opened | undefined>
}
