import { useStore } from '@nanostores/react'
import type { Library } from '../store.ts'
import type { MediaFile } from '../wire/media-file.ts'
import { $text } from './actions.text.ts'
import { NameDialog } from './name-dialog.tsx'

export interface RenameDialogProps {
  library: Library
  /** null keeps the dialog closed. */
  file: MediaFile | null
  onClose(): void
}

export function RenameDialog({ library, file, onClose }: RenameDialogProps) {
  const t = useStore($text)
  const save = async (name: string) => {
    if (file && name !== file.name) await library.rename(file, name)
  }
  const words = { title: t.renameTitle, label: t.name, missing: t.fillIn }
  return <NameDialog {...words} maxLength={100} subject={file} name={file?.name ?? ''} save={save} onClose={onClose} />
}
