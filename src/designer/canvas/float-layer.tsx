import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { blockKinds } from '../blocks/index.ts'
import { isHidden } from '../document/marks.ts'
import type { PageDocument } from '../document/page-document.ts'
import { isOffered, useModules } from '../modules.ts'
import { useEditor } from '../use-editor.ts'
import css from './float-layer.css?inline'

addStyles(css)

const floating = [...blockKinds.values()].filter((kind) => kind.Float).map((kind) => kind.kind)

/** What floats over the page in the shop: drawn over the part of the phone that can be seen, whatever is scrolled. */
export function FloatLayer({ canvas }: { canvas: RefObject<HTMLElement | null> }) {
  const { page, view } = useEditor()
  const ids = useFloating(page)
  const height = useHeight(canvas)
  const scale = useStore(view.$scale)
  if (ids.length === 0) return null
  return (
    <div className="designer-floats" inert>
      <div style={{ height: height / scale }}>
        {ids.map((id) => (
          <Floating key={id} id={id} />
        ))}
      </div>
    </div>
  )
}

function Floating({ id }: { id: string }) {
  const $block = useEditor().page.$block(id)
  return $block ? <Shown $block={$block} /> : null
}

function Shown({ $block }: { $block: NonNullable<ReturnType<PageDocument['$block']>> }) {
  const block = useStore($block)
  const kind = blockKinds.get(block.kind)
  const modules = useModules()
  if (!kind?.Float || block.foreign || isHidden(block.wire) || !isOffered(kind, modules)) return null
  return <kind.Float value={kind.read(block.wire)} />
}

// a text, so that nothing is drawn again while the same blocks float
function useFloating(page: PageDocument): string[] {
  const subscribe = useCallback((tell: () => void) => page.$revision.listen(tell), [page])
  const ids = useSyncExternalStore(subscribe, () => floating.flatMap((kind) => page.idsOf(kind)).join(' '))
  return ids === '' ? [] : ids.split(' ')
}

function useHeight(box: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const node = box.current!
    const observer = new ResizeObserver(() => setHeight(node.clientHeight))
    observer.observe(node)
    return () => observer.disconnect()
  }, [box])
  return height
}
