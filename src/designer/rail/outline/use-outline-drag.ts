import { useEffect, useMemo, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Editor } from '../../editor.ts'
import { useLiftable } from '../../use-liftable.ts'
import { gapAt, rowHeight } from './row-height.ts'

const edge = 36
const fastest = 12

/** Lets rows of the outline be dragged; a line shows where they land. One of several chosen takes the others along. */
export function useOutlineDrag(
  editor: Editor,
  scroller: RefObject<HTMLDivElement | null>,
  list: RefObject<HTMLUListElement | null>,
  mark: RefObject<HTMLLIElement | null>,
): void {
  const aim = useMemo(
    () =>
      aiming(
        () => editor.page.order.$count.get(),
        () => ({ scroller: scroller.current, list: list.current, mark: mark.current }),
      ),
    [editor, scroller, list, mark],
  )
  useLiftable(list, '.designer-outline__row', {
    start: aim.start,
    end(item) {
      const gap = aim.stop()
      const id = item.dataset['id']
      if (gap === null || !id) return
      const { order, selection } = editor.page
      const ids = selection.$many.get().has(id) ? editor.page.chosen() : [id]
      const above = ids.filter((other) => order.indexOf(other) < gap).length
      flushSync(() => editor.moveBlocks(ids, gap - above, 'drag'))
      if (ids.length === 1) editor.page.select(id)
    },
  })
  useEffect(() => () => void aim.stop(), [aim])
}

interface Aim {
  start(): void
  stop(): number | null
}

interface Parts {
  scroller: HTMLElement | null
  list: HTMLElement | null
  mark: HTMLElement | null
}

function aiming(count: () => number, parts: () => Parts): Aim {
  let gap: number | null = null
  let pointer: PointerEvent | undefined
  let frame = 0
  const show = () => {
    const { scroller, list, mark } = parts()
    if (!pointer || !scroller || !list || !mark) return
    const box = scroller.getBoundingClientRect()
    const isInside =
      pointer.clientX >= box.left && pointer.clientX <= box.right && pointer.clientY >= box.top && pointer.clientY <= box.bottom
    gap = isInside ? gapAt(pointer.clientY - list.getBoundingClientRect().top, count()) : null
    mark.hidden = gap === null
    mark.style.transform = `translateY(${(gap ?? 0) * rowHeight}px)`
  }
  const follow = (event: PointerEvent) => {
    pointer = event
    show()
  }
  const scroll = () => {
    frame = requestAnimationFrame(scroll)
    const { scroller } = parts()
    if (!pointer || gap === null || !scroller) return
    const box = scroller.getBoundingClientRect()
    const by = pointer.clientY < box.top + edge ? -fastest : pointer.clientY > box.bottom - edge ? fastest : 0
    if (by === 0) return
    scroller.scrollTop += by
    show()
  }
  return {
    start() {
      gap = null
      pointer = undefined
      document.addEventListener('pointermove', follow, { capture: true, passive: true })
      frame = requestAnimationFrame(scroll)
    },
    stop() {
      document.removeEventListener('pointermove', follow, { capture: true })
      cancelAnimationFrame(frame)
      const { mark } = parts()
      if (mark) mark.hidden = true
      const landed = gap
      gap = null
      return landed
    },
  }
}
