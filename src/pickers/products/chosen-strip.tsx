import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Id } from '#src/api/endpoint.ts'
import type { ProductRow } from '#src/api/products.ts'
import { useReorder } from '#src/ui/reorder/reorder.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { movePicked } from './picked.ts'
import { $text } from './products.text.ts'

interface ChosenStripProps {
  picked: readonly Id[]
  base: string
  rowOf: (id: Id) => ProductRow | undefined
  onChange: (picked: readonly Id[]) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** What is chosen, in the order in which the shop shows it: dragged, or moved by the arrow keys. */
export function ChosenStrip({ picked, base, rowOf, onChange }: ChosenStripProps) {
  const t = useStore($text)
  const list = useRef<HTMLOListElement>(null)
  useReorder(list, '.pick-strip__handle', (from, to) => onChange(movePicked(picked, from, to)))
  // drawn before the next key comes: a focus that is given later would take it from wherever one went on to
  const changeAt = (changed: readonly Id[], index: number) => {
    flushSync(() => onChange(changed))
    list.current?.querySelectorAll<HTMLElement>('.pick-strip__handle')[index]?.focus()
  }
  const remove = (index: number) => changeAt(picked.toSpliced(index, 1), Math.min(index, picked.length - 2))
  const press = (event: KeyboardEvent, index: number) => {
    const by = steps[event.key]
    if (by === undefined && event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    event.stopPropagation()
    if (by === undefined) return remove(index)
    const to = index + by
    if (to < 0 || to >= picked.length) return
    changeAt(movePicked(picked, index, to), to)
  }
  return (
    <ol ref={list} className="pick-strip" aria-label={t.order}>
      {picked.map((id, index) => {
        const row = rowOf(id)
        const name = row?.store_name ?? t.unknown(String(id))
        return (
          <li key={`${id} ${index}`} title={name}>
            <button
              type="button"
              className="pick-strip__handle"
              aria-label={t.handle(index + 1, name)}
              aria-keyshortcuts="ArrowLeft ArrowRight Delete"
              onKeyDown={(event) => press(event, index)}
            >
              <ShopPicture src={row?.image ?? ''} base={base} size={44} />
              <small>{index + 1}</small>
            </button>
            <button type="button" className="pick-strip__remove" aria-label={t.remove(name)} onClick={() => remove(index)}>
              <X size={12} aria-hidden />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
