import { type RefObject } from 'react'
import { acceptedEndings } from './accept.ts'

interface FileChooserProps {
  /** `click()` it to open the system's dialog. */
  field: RefObject<HTMLInputElement | null>
  onFiles(files: File[]): void
  /** Endings that are offered; those of pictures unless others are given. */
  endings?: readonly string[]
}

export function FileChooser({ field, onFiles, endings = acceptedEndings }: FileChooserProps) {
  return (
    <input
      ref={field}
      type="file"
      hidden
      multiple
      accept={endings.join(',')}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])]
        // the same file may be chosen again
        event.currentTarget.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
