import { useStore } from '@nanostores/react'
import { memo, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Run } from '../document/order.ts'
import type { Editor } from '../editor.ts'
import type { Landing } from '../drag.ts'
import { useLiftable } from '../use-liftable.ts'
import { useEditor } from '../use-editor.ts'
import { BlockFrame } from './block-frame.tsx'

const ahead = '900px 0px'
const likely = 130

/**
 * A run of blocks; far from the screen only its room is kept, so a long page opens as fast as a short one. Drawn again when its own blocks
 * change, not with each run that comes or goes elsewhere.
 */
export const RunView = memo(function RunView({ run, startsNear }: { run: Run; startsNear: boolean }) {
  const editor = useEditor()
  const ids = useStore(run.$ids)
  const box = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const [isNear, setNear] = useState(startsNear)
  useNearness(box, height, setNear)
  useReveal(run, setNear)
  useLiftable(box, '.designer-block', movingOf(editor))
  return (
    <div
      className="designer-run"
      ref={box}
      role="presentation"
      style={isNear ? undefined : { height: height.current || ids.length * likely }}
    >
      {isNear && ids.map((id) => <BlockFrame key={id} id={id} />)}
    </div>
  )
})

function useNearness(
  box: React.RefObject<HTMLDivElement | null>,
  height: React.RefObject<number>,
  setNear: (isNear: boolean) => void,
): void {
  useEffect(() => {
    const node = box.current!
    const watch = ([entry]: IntersectionObserverEntry[]) => {
      if (entry!.isIntersecting) return setNear(true)
      // what is being dragged, typed or focused stays
      if (node.matches(':focus-within') || node.querySelector('.designer-held')) return
      if (node.childElementCount > 0) height.current = node.offsetHeight
      setNear(false)
    }
    const observer = new IntersectionObserver(watch, { root: node.closest('.designer-canvas'), rootMargin: ahead })
    observer.observe(node)
    return () => observer.disconnect()
  }, [box, height, setNear])
}

function useReveal(run: Run, setNear: (isNear: boolean) => void): void {
  const { $reveal } = useEditor()
  useEffect(() => $reveal.listen((wanted) => wanted && run.$ids.get().includes(wanted.id) && setNear(true)), [$reveal, run, setNear])
}

// Sortable lifts the card; where it lands is the drop zone's affair
const movingOf = (editor: Editor): Landing => ({
  editor,
  land(item, index) {
    const id = item.dataset['id']
    if (!id) return
    const { order, selection } = editor.page
    const ids = selection.$many.get().has(id) ? editor.page.chosen() : [id]
    const above = ids.filter((other) => order.indexOf(other) < index).length
    flushSync(() => editor.moveBlocks(ids, index - above, 'drag'))
    if (ids.length === 1) editor.page.select(id)
  },
})
