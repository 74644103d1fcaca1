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
