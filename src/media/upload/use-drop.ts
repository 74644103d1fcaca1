import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { useNotify } from '#src/ui/toast/notify.ts'
import { pastedFiles } from './pasted-files.ts'
import { $text } from './start.text.ts'

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Files and folders dragged onto the element, or pasted with the focus in it. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const notify = useNotify()
  // entering a child comes before leaving its parent
  const depth = useRef(0)
  const enter = (event: DragEvent, by: number) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  const takeFolders = async (entries: readonly FileSystemEntry[]) => {
    const { readDropped } = await import('./dropped-files.ts')
    const { files, skipped } = await readDropped(entries)
    if (files.length === 0) notify.error($text.get().nothingIn)
    else if (skipped > 0) notify.info($text.get().skipped(files.length, skipped))
    if (files.length > 0) onFiles(files)
  }
  const events = {
    onDragEnter: (event: DragEvent) => enter(event, 1),
    onDragLeave: (event: DragEvent) => enter(event, -1),
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      depth.current = 0
      setOver(false)
      // both are gone once the event is over
      const files = [...event.dataTransfer.files]
      const entries = [...event.dataTransfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
      if (entries.some((entry) => entry.isDirectory)) void takeFolders(entries)
      else if (files.length > 0) onFiles(files)
    },
    onPaste(event: ClipboardEvent) {
      const files = pastedFiles([...event.clipboardData.files], new Date())
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      onFiles(files)
    },
  }
  return { isOver, events }
}
