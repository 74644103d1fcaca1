import { useEffect, type RefObject } from 'react'
import { useEditor } from '../use-editor.ts'
import { DropZone } from './drop-zone.ts'

/** Makes the phone the place where dragged blocks land. */
export function useDropZone(
  canvas: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  mark: RefObject<HTMLElement | null>,
): void {
  const editor = useEditor()
  const { $dropZone } = editor
  useEffect(() => {
    $dropZone.set(new DropZone(editor, canvas.current!, list.current!, mark.current!))
    return () => {
      $dropZone.set(null)
    }
  }, [editor, $dropZone, canvas, list, mark])
}
