import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import type { ProductRow } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useRead } from '#src/stores/use-read.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Pager } from '#src/ui/pager/pager.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { SearchBox } from '../search-box.tsx'
import { ShopPicture } from '../shop-picture.tsx'
import { freshness } from '../freshness.ts'
import { CategorySelect } from './category-select.tsx'
import { has } from './picked.ts'
import { pickedKinds, picksPerPage, readPicks, type PickedKind, type PickedType, type PickQuery } from './picker-rows.ts'
import { $text } from './products.text.ts'

interface ProductTableProps {
  connection: Connection
  type: PickedType
  title: string
  picked: readonly Id[]
  /** The boxes of a page changed: rows of the page, and the ids that are ticked there. */
  onTick: (page: readonly ProductRow[], ticked: readonly Id[]) => void
  onRows: (rows: readonly ProductRow[]) => void
}

/** Products by category and words, in pages of fifteen. */
export function ProductTable({ connection, type, title, picked, onTick, onRows }: ProductTableProps) {
  const t = useStore($text)
  const [query, setQuery] = useState<PickQuery>({ page: 1, words: '', category: null, kind: 0 })
  const answer = useRead(connection, ['picks', type, query], (over) => readPicks(over, type, query), freshness)
  const known = useRef(onRows)
  known.current = onRows
  const found = answer.state === 'there' ? answer.data.rows : undefined
  useEffect(() => {
    if (found) known.current(found)
  }, [found])
  const data = answer.state === 'there' ? answer.data : answer.state === 'waiting' ? answer.before : undefined
  const rows = data?.rows ?? []
  const isSearch = query.words !== '' || query.category !== null || query.kind !== 0
  return (
    <div className="pick-products__list">
      <div className="pick-filters">
        <CategorySelect
          connection={connection}
          value={query.category}
          onChange={(category) => setQuery({ ...query, category, page: 1 })}
          all={t.allCategories}
          isTopOnly={type === 1}
        />
        {(type === 'shelf' || type === 0) && <KindSelect value={query.kind} onChange={(kind) => setQuery({ ...query, kind, page: 1 })} />}
        <SearchBox
          label={type === 1 ? t.categoryWords : t.productWords}
          onSearch={(words) => words !== query.words && setQuery({ ...query, words, page: 1 })}
        />
      </div>
      {answer.state === 'failed' ? (
        <ErrorCard title={t.failed} message={answer.message} onRetry={answer.reload} />
      ) : (
        <Table
          compact
          caption={title}
          rows={rows}
          rowKey={(row) => row.id}
          rowName={(row) => row.store_name}
          columns={columnsOf(t, connection.base, type)}
          loading={answer.state === 'waiting'}
          empty={isSearch ? t.nothingFound : undefined}
          selection={rows.filter((row) => has(picked, row.id)).map((row) => row.id)}
          onSelect={(ticked) => onTick(rows, ticked)}
        />
      )}
      {data && data.count > picksPerPage && (
        <Pager page={query.page} limit={picksPerPage} count={data.count} onChange={(page) => setQuery({ ...query, page })} />
      )}
    </div>
  )
}

/** What the shop recommends a product as. */
function KindSelect({ value, onChange }: { value: PickedKind; onChange: (kind: PickedKind) => void }) {
  const t = useStore($text)
  const labels = { 0: t.allKinds, 4: t.hot, 5: t.newest, 6: t.promoted, 7: t.boutique }
  const options = pickedKinds.map((kind) => ({ value: String(kind), label: labels[kind] }))
  return (
    <Select
      aria-label={t.kind}
      value={String(value)}
      options={options}
      onChange={(next) => onChange(pickedKinds.find((kind) => String(kind) === next) ?? 0)}
    />
  )
}

function columnsOf(t: ReturnType<(typeof $text)['get']>, base: string, type: PickedType): TableColumn<ProductRow>[] {
  const name = (row: ProductRow) => (
    <span className="pick-products__name">
      <ShopPicture src={row.image ?? ''} base={base} size={32} />
      <span>{row.store_name}</span>
    </span>
  )
  const columns: TableColumn<ProductRow>[] = [
    { key: 'id', title: t.id, width: 72, show: (row) => row.id },
    { key: 'product', title: type === 1 ? t.category : t.product, heading: true, show: name },
  ]
  if (type === 1) return columns
  return [
    ...columns,
    { key: 'price', title: t.price, width: 104, align: 'end', show: (row) => `¥${row.price}` },
    { key: 'stock', title: t.stock, width: 88, align: 'end', show: (row) => row.stock ?? '—' },
  ]
}
