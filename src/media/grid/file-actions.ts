import type { KeyboardEvent, MouseEvent } from 'react'
import type { MediaFile } from '../wire/media-file.ts'

/** What the pointer and the keyboard may do with a file, alike in the grid and in the table. */
export interface FileActions {
  press(file: MediaFile, event: MouseEvent): void
  /** Double press: picks, or shows the details. */
  open(file: MediaFile): void
  look(file: MediaFile): void
  rename(file: MediaFile): void
  remove(ids: readonly string[]): void
  /** Shift and an arrow: chooses from where the hand was to where it went. */
  reach(file: MediaFile, from: MediaFile): void
  /** True when the key meant something. */
  key(event: KeyboardEvent, file: MediaFile): boolean
}
