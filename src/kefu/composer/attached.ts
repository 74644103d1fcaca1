/** A file above the field. */
export interface Attachment {
  file: File
  kind: 'image' | 'file'
  /** Where this page can show it. */
  address: string
}

/** Pictures and files that are to be sent with the next message, and why others are not. */
export interface Attached {
  list: readonly Attachment[]
  sentence: string
  add(files: readonly File[]): void
  remove(address: string): void
  /** Gives them away, in their order. */
  take(): readonly Attachment[]
}

/** Files that are no pictures, where the server takes them. */
export interface Papers {
  /** Bytes that one may have. */
  most: number
  send(file: File): void
}

/** Files that a server takes as it says; undefined where it takes none. */
export const papersOf = (most: number | undefined, send: Papers['send']): Papers | undefined => (most ? { most, send } : undefined)
