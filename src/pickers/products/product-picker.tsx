import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import type { ProductRow } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { ChosenStrip } from './chosen-strip.tsx'
import { pickOnPage } from './picked.ts'
import type { PickedType } from './picker-rows.ts'
import { ProductTable } from './product-table.tsx'
import css from './products.css?inline'
import { $text } from './products.text.ts'

addStyles(css)

export interface ProductPickerProps {
  connection: Connection
  isOpen: boolean
  /** Default is the newer products call; the numbers are those of the older decoration pages. */
  type?: PickedType
  picked: readonly Id[]
  /** Default 20 (specification 4). */
  max?: number
  onClose: () => void
  /** The ids in the order of the shop, and their rows as far as they are known. */
  onPick: (ids: Id[], rows: ProductRow[]) => void
  /** Hears of every product that was listed. */
  onRows?: (rows: readonly ProductRow[]) => void
  /** What is known of a product that was picked before. */
  rowOf?: (id: Id) => ProductRow | undefined
}

const titles = { 1: 'categoryTitle', 2: 'seckillTitle', 3: 'groupTitle', 8: 'bargainTitle' } as const

/** Products by category and words; those picked before stay in their order, new ones come after them. */
export function ProductPicker(props: ProductPickerProps) {
  const { connection, isOpen, type = 'shelf', max = 20, onClose, onRows } = props
  const t = useStore($text)
  const notify = useNotify()
  const [picked, setPicked] = useState(props.picked)
  const { learn, rowOf } = useSeen(props)
  const title = t[titles[type as keyof typeof titles] ?? 'productTitle']
  const tick = (page: readonly ProductRow[], ticked: readonly Id[]) => {
    learn(page)
    const next = pickOnPage(
      picked,
      page.map((row) => row.id),
      ticked,
      max,
    )
    if (next.isFull) notify.error(t.tooMany(max))
    setPicked(next.ids)
  }
  const confirm = () => {
    if (picked.length === 0) return notify.error(type === 1 ? t.chooseCategory : t.chooseProduct)
    props.onPick(
      [...picked],
      picked.flatMap((id) => rowOf(id) ?? []),
    )
  }
  const hear = (rows: readonly ProductRow[]) => {
    learn(rows)
    onRows?.(rows)
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={title} width={960} footer={<Footer {...{ picked, max, onClose, confirm }} />}>
      <div className="pick-products">
        <ProductTable connection={connection} type={type} title={title} picked={picked} onTick={tick} onRows={hear} />
        <div className="pick-products__chosen">
          <p>{picked.length === 0 ? t.noneChosen : t.orderHint}</p>
          <ChosenStrip picked={picked} base={connection.base} rowOf={rowOf} onChange={setPicked} />
        </div>
      </div>
    </Dialog>
  )
}

function useSeen({ rowOf }: ProductPickerProps) {
  const seen = useRef(new Map<string, ProductRow>())
  return {
    learn: (rows: readonly ProductRow[]) => rows.forEach((row) => seen.current.set(String(row.id), row)),
    rowOf: (id: Id) => seen.current.get(String(id)) ?? rowOf?.(id),
  }
}

interface FooterProps {
  picked: readonly Id[]
  max: number
  onClose: () => void
  confirm: () => void
}

function Footer({ picked, max, onClose, confirm }: FooterProps) {
  const t = useStore($text)
  const common = useStore($common)
  return (
    <>
      <span className="pick-products__count" role="status">
        {t.chosen(picked.length, max)}
      </span>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" onClick={confirm}>
        {common.confirm}
      </Button>
    </>
  )
}
