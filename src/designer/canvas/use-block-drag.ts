import { useEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useEditor } from '../use-editor.ts'
import { DropZone } from './drop-zone.ts'

/** Lets the blocks on the phone be dragged. Sortable lifts the card; where it lands is the drop zone's affair. */
export function useBlockDrag(canvas: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, mark: RefObject<HTMLElement | null>): void {
  const editor = useEditor()
  useEffect(() => {
    const zone = new DropZone(editor, canvas.current!, list.current!, mark.current!)
    editor.dropZone = zone
    let stop = () => {}
    let isGone = false
    void import('../drag.ts').then(({ liftable }) => {
      if (isGone) return
      stop = liftable(list.current!, '.designer-block', {
        start: () => zone.start(),
        end(item) {
          const place = zone.stop()
          const id = item.dataset['id']
          if (place === null || !id) return
          const from = editor.page.order.placeOf(id)
          flushSync(() => editor.move(id, place > from ? place - 1 : place, 'drag'))
          editor.page.select(id)
        },
      })
    })
    return () => {
      isGone = true
      editor.dropZone = null
      stop()
    }
  }, [editor, canvas, list, mark])
}
