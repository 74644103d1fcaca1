import { useEffect, type RefObject } from 'react'
import { useEditor } from '../use-editor.ts'

/** Makes the phone the place where dragged blocks land. */
export function useDropGround(
  canvas: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  mark: RefObject<HTMLElement | null>,
): void {
  const { $dropGround } = useEditor()
  useEffect(() => {
    $dropGround.set({ canvas: canvas.current!, list: list.current!, mark: mark.current! })
    return () => {
      $dropGround.set(null)
    }
  }, [$dropGround, canvas, list, mark])
}
