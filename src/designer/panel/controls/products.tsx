import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import { Button } from '#src/ui/button/button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useReorder } from '#src/ui/reorder/reorder.ts'
import { wordOf } from '../../blocks/shared/words.ts'
import type { ProductPickerProps } from '#src/pickers/products/product-picker.tsx'
import { usePickedProducts } from '../../products/use-products.ts'
import { useEditor } from '../../use-editor.ts'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'
import { ListRow } from './list-row.tsx'

const picker = lazyPart<ProductPickerProps>(() => import('#src/pickers/products/product-picker.tsx').then((module) => module.ProductPicker))

/** Products picked by hand, in the order in which the shop shows them. */
export function ProductsControl({ row, value, words, onChange, onCommit }: ControlProps<readonly Id[]>) {
  const t = useStore($text)
  const { connection, products } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const Picker = useLazyPart(picker, isOpen)
  const list = useRef<HTMLDivElement>(null)
  const max = row.max ?? 20
  const put = (ids: readonly Id[]) => {
    onChange(ids)
    onCommit()
  }
  const move = (from: number, to: number) => {
    const id = value[from]
    if (id !== undefined && to >= 0 && to < value.length) put(value.toSpliced(from, 1).toSpliced(to, 0, id))
  }
  useReorder(list, '.designer-row__handle', move)
  return (
    <div className="designer-list" role="group" aria-label={wordOf(words, row.field)}>
      <span className="designer-label">
        {wordOf(words, row.field)}
        <small>{`${value.length}/${max}`}</small>
      </span>
      {row.hint && <p className="designer-hint">{wordOf(words, row.hint)}</p>}
      <div ref={list} className="designer-list__rows is-slim">
        <PickedRows ids={value} onMove={move} onRemove={(index) => put(value.toSpliced(index, 1))} />
      </div>
      <Button icon={<Plus size={15} />} onClick={() => setOpen(true)}>
        {t.addProducts}
      </Button>
      {Picker && isOpen && (
        <Picker
          connection={connection}
          rowOf={(id) => products.byId(id)}
          onRows={(rows) => products.learn(rows)}
          isOpen
          picked={value}
          max={max}
          onClose={() => setOpen(false)}
          onPick={(ids) => (setOpen(false), put(ids))}
        />
      )}
    </div>
  )
}

function PickedRows({
  ids,
  onMove,
  onRemove,
}: {
  ids: readonly Id[]
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}) {
  const t = useStore($text)
  return usePickedProducts(ids).map(({ id, row }, index) => (
    <ListRow key={index} index={index} onMove={(by) => onMove(index, index + by)} onRemove={() => onRemove(index)}>
      <span className="designer-picked-row">
        {row && <img src={row.image} alt="" />}
        {row?.store_name ?? t.product(String(id))}
      </span>
    </ListRow>
  ))
}
