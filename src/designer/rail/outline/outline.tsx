import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { mayArrange } from '../../action.ts'
import { $text as $designer } from '../../designer.text.ts'
import type { Editor } from '../../editor.ts'
import { useEditor } from '../../use-editor.ts'
import { focusLead, OutlineRow } from './outline-row.tsx'
import css from './outline.css?inline'
import { $text } from './outline.text.ts'
import { useSight } from '../use-sight.ts'
import { rowHeight } from './row-height.ts'
import { useOutlineDrag } from './use-outline-drag.ts'

addStyles(css)

/** All blocks by name; only the rows in sight are drawn, so that a long page costs no more than a short one. */
export function Outline() {
  const t = useStore($text)
  const { fixedKeys } = useStore($designer)
  const editor = useEditor()
  const count = useStore(editor.page.order.$count)
  useStore(editor.page.$revision)
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const mark = useRef<HTMLLIElement>(null)
  const [from, rows] = useSight(scroller, rowHeight)
  useFollowing(editor, scroller)
  useOutlineDrag(editor, scroller, list, mark)
  const help = useId()
  const first = Math.max(0, Math.min(from, count - rows))
  const ids = editor.page.order.slice(first, rows)
  return (
    <div className="designer-outline" ref={scroller}>
      {count === 0 && <p className="designer-outline__empty">{t.empty}</p>}
      <ul ref={list} aria-label={t.outline} aria-describedby={help} style={{ height: count * rowHeight }}>
        {ids.map((id, index) => (
          <OutlineRow key={id} id={id} position={first + index} count={count} />
        ))}
        <li ref={mark} className="designer-outline__mark" role="presentation" hidden />
      </ul>
      <span id={help} className="ui-sr">
        {mayArrange(editor) ? t.keys : fixedKeys}
      </span>
    </div>
  )
}

// the chosen row is kept in sight, and keeps the focus when it was in the list
function useFollowing(editor: Editor, scroller: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const follow = () => {
      const node = scroller.current!
      const index = editor.page.order.indexOf(editor.page.$selected.get())
      if (index < 0) return
      const top = index * rowHeight
      if (top < node.scrollTop) node.scrollTo({ top })
      else if (top + rowHeight > node.scrollTop + node.clientHeight) node.scrollTo({ top: top + rowHeight - node.clientHeight })
      if (node.matches(':focus-within')) focusLead(editor, node)
    }
    follow()
    const stops = [editor.page.$selected.listen(follow), editor.page.$revision.listen(follow)]
    return () => stops.forEach((stop) => stop())
  }, [editor, scroller])
}
