import { useEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useEditor } from '../use-editor.ts'

/** Lets tiles be dragged from the palette onto the phone. */
export function usePaletteDrag(list: RefObject<HTMLElement | null>): void {
  const editor = useEditor()
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void import('../drag.ts').then(({ liftable }) => {
      if (isGone) return
      stop = liftable(list.current!, '.designer-tile', {
        start: () => editor.dropZone?.start(),
        end(item) {
          const place = editor.dropZone?.stop() ?? null
          const kind = item.dataset['kind']
          if (place !== null && kind) flushSync(() => editor.add(kind, place))
        },
      })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [editor, list])
}
