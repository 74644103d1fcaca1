import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import { Button } from '#src/ui/button/button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { wordOf } from '../../blocks/shared/words.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import type { ProductPickerProps } from '#src/pickers/products/product-picker.tsx'
import { usePickedProducts } from '../../products/use-products.ts'
import { useEditor } from '../../use-editor.ts'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'
import { ListRow } from './list-row.tsx'
import { useDrawn } from './use-drawn.tsx'
import { useListItems } from './use-list-items.ts'

const picker = lazyPart<ProductPickerProps>(() => import('#src/pickers/products/product-picker.tsx').then((module) => module.ProductPicker))

/** Products picked by hand, in the order in which the shop shows them. A stored list longer than allowed stays. */
export function ProductsControl(props: ControlProps<readonly Id[]>) {
  const { row, value, words, onChange, onCommit } = props
  const t = useStore($text)
  const { connection, products } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const Picker = useLazyPart(picker, isOpen, () => setOpen(false))
  const list = useRef<HTMLDivElement>(null)
  const { move, drop } = useListItems(props, list)
  const { most, more } = useDrawn(value.length)
  const max = row.max ?? 20
  const hint = value.length > max ? t.tooMany(max) : row.hint && wordOf(words, row.hint)
  const take = (ids: readonly Id[]) => {
    setOpen(false)
    onCommit()
    onChange(ids)
    onCommit()
  }
  return (
    <div className="designer-list" role="group" aria-label={wordOf(words, row.field)}>
      <span className="designer-label">
        {wordOf(words, row.field)}
        <small>{`${value.length}/${max}`}</small>
      </span>
      {hint && <p className="designer-hint">{hint}</p>}
      <div ref={list} className="designer-list__rows is-slim">
        <PickedRows base={connection.base} ids={value.slice(0, most)} onMove={move} onRemove={drop} />
      </div>
      {more}
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
          onPick={take}
        />
      )}
    </div>
  )
}

function PickedRows({
  base,
  ids,
  onMove,
  onRemove,
}: {
  base: string
  ids: readonly Id[]
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}) {
  const t = useStore($text)
  return usePickedProducts(ids).map(({ id, row }, index) => (
    <ListRow key={index} index={index} onMove={(by) => onMove(index, index + by)} onRemove={() => onRemove(index)}>
      <span className="designer-picked-row">
        <ShopPicture src={row?.image ?? ''} base={base} size={32} />
        {row?.store_name ?? t.product(String(id))}
      </span>
    </ListRow>
  ))
}
