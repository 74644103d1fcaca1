import { MoveDialog } from './move-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import type { Library } from '../store.ts'
import type { MediaFile } from '../wire/media-file.ts'

export interface FileDialogsProps {
  library: Library
  /** What is being given another name. */
  renamed: MediaFile | null
  isMoving: boolean
  onClose(): void
}

/** What opens over the list for what is chosen; downloaded when the first of them does. */
export function FileDialogs({ library, renamed, isMoving, onClose }: FileDialogsProps) {
  return (
    <>
      <RenameDialog library={library} file={renamed} onClose={onClose} />
      <MoveDialog library={library} isOpen={isMoving} onClose={onClose} />
    </>
  )
}
