import { type RefObject } from 'react'
import { acceptedEndings } from './accept.ts'

interface FileChooserProps {
  /** `click()` it to open the system's dialog. */
  field: RefObject<HTMLInputElement | null>
  onFiles(files: File[]): void
}

export function FileChooser({ field, onFiles }: FileChooserProps) {
  return (
    <input
      ref={field}
      type="file"
      hidden
      multiple
      accept={acceptedEndings.join(',')}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])]
        // the same file may be chosen again
        event.currentTarget.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
