import { useEffect, type RefObject } from 'react'
import { useEditor } from '../use-editor.ts'
import { DropZone } from './drop-zone.ts'

/** Makes the phone the place where dragged blocks land. */
export function useDropZone(canvas: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, mark: RefObject<HTMLElement | null>): void {
  const editor = useEditor()
  useEffect(() => {
    editor.dropZone = new DropZone(editor, canvas.current!, list.current!, mark.current!)
    return () => {
      editor.dropZone = null
    }
  }, [editor, canvas, list, mark])
}
