import type { HashName } from './hash-file.ts'

/** Work on files that would keep a page from answering. */
export type Task =
  | { kind: 'hash'; file: Blob; name: HashName }
  /** The picture as JPEG on white, upright, of at most so many bytes where that can be. */
  | { kind: 'jpeg'; file: Blob; most: number }
  /** Whether a GIF moves. */
  | { kind: 'moves'; file: Blob }

export interface Results {
  hash: string
  jpeg: Blob
  moves: boolean
}

export type ResultOf<T extends Task> = Results[T['kind']]

/** What a worker says: bytes done so far, the end, or that it could not. */
export type Report = { done: number } | { result: Results[keyof Results] } | { failed: string }
