import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { pastedFiles } from './pasted-files.ts'

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Files dragged onto the element, or pasted with the focus in it. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  // entering a child comes before leaving its parent
  const depth = useRef(0)
  const enter = (event: DragEvent, by: number) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
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
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
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
