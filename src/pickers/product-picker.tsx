import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import { listProducts, type ProductRow } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Pager } from '#src/ui/pager/pager.tsx'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { CategorySelect } from './category-select.tsx'
import css from './picker.css?inline'
import { $text } from './picker.text.ts'
import { useAsked } from './use-asked.ts'
import { useSettled } from './use-settled.ts'

addStyles(css)

export interface ProductPickerProps {
  connection: Connection
  isOpen: boolean
  picked: readonly Id[]
  max: number
  onClose: () => void
  onPick: (ids: Id[]) => void
  /** Hears of every product that was listed. */
  onRows?: (rows: readonly ProductRow[]) => void
}

const pageSize = 15

/** Products by category and words; those picked before stay in their order, new ones come after them. */
export function ProductPicker({ connection, isOpen, picked, max, onClose, onPick, onRows }: ProductPickerProps) {
  const t = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const [chosen, setChosen] = useState<readonly Id[]>(picked)
  const choose = (keys: Id[]) => {
    const next = dedupe([...chosen.filter((id) => has(keys, id)), ...keys])
    if (next.length > max && next.length > chosen.length) return notify.error(t.tooMany(max))
    setChosen(next)
  }
  const confirm = () => (chosen.length === 0 ? notify.error(t.chooseProduct) : onPick([...chosen]))
  const footer = (
    <>
      <span className="pick-count">{t.chosen(chosen.length, max)}</span>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" onClick={confirm}>
        {common.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.productTitle} width={900} footer={footer}>
      <Products connection={connection} onRows={onRows} chosen={chosen} onChoose={choose} />
    </Dialog>
  )
}

const has = (ids: readonly Id[], id: Id) => ids.some((other) => String(other) === String(id))
const dedupe = (ids: readonly Id[]): Id[] => ids.filter((id, index) => ids.findIndex((other) => String(other) === String(id)) === index)

interface ProductsProps {
  connection: Connection
  onRows: ProductPickerProps['onRows']
  chosen: readonly Id[]
  onChoose: (ids: Id[]) => void
}

function Products({ connection, onRows, chosen, onChoose }: ProductsProps) {
  const t = useStore($text)
  const common = useStore($common)
  const [words, setWords] = useState('')
  const [category, setCategory] = useState<Id | null>(null)
  const [page, setPage] = useState(1)
  const settled = useSettled(words)
  const answer = useAsked(JSON.stringify([page, settled, category]), async () => {
    const query = { page, limit: pageSize, store_name: settled, ...(category !== null && { cate_id: category }) }
    const reply = await connection.send(listProducts, { query })
    onRows?.(reply.list ?? [])
    return reply
  })
  const rows = answer.state === 'there' ? (answer.data.list ?? []) : []
  return (
    <div className="pick-products">
      <div className="pick-products__filters">
        <CategorySelect
          connection={connection}
          value={category}
          onChange={(next) => (setCategory(next), setPage(1))}
          all={t.allCategories}
        />
        <Input
          type="search"
          value={words}
          onChange={(next) => (setWords(next), setPage(1))}
          placeholder={t.productWords}
          aria-label={t.productWords}
        />
      </div>
      {answer.state === 'failed' ? (
        <ErrorCard title={t.failed} message={answer.message} onRetry={answer.retry} />
      ) : (
        <Table
          compact
          caption={t.productTitle}
          rows={rows}
          rowKey={(row) => row.id}
          columns={columnsOf(t)}
          loading={answer.state === 'waiting'}
          empty={common.empty}
          rowName={(row) => row.store_name}
          selection={rows.filter((row) => has(chosen, row.id)).map((row) => row.id)}
          onSelect={(keys) => onChoose([...chosen.filter((id) => !rows.some((row) => String(row.id) === String(id))), ...keys])}
        />
      )}
      {answer.state === 'there' && <Pager page={page} limit={pageSize} count={Number(answer.data.count) || 0} onChange={setPage} />}
    </div>
  )
}

const columnsOf = (t: ReturnType<(typeof $text)['get']>): TableColumn<ProductRow>[] => [
  { key: 'id', title: t.id, width: 70, show: (row) => row.id },
  {
    key: 'product',
    title: t.product,
    heading: true,
    show: (row) => (
      <span className="pick-products__name">
        <img src={row.image} alt="" loading="lazy" />
        {row.store_name}
      </span>
    ),
  },
  { key: 'price', title: t.price, width: 100, align: 'end', show: (row) => `¥${row.price}` },
  { key: 'stock', title: t.stock, width: 90, align: 'end', show: (row) => row.stock ?? '—' },
]
