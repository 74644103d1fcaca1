/** Pictures that are to be sent with the next message, and why others are not. */
export interface Attached {
  pictures: readonly { file: File; address: string }[]
  sentence: string
  add(files: readonly File[]): void
  remove(address: string): void
  /** Gives them away, in their order. */
  take(): File[]
}
