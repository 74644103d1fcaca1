import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import type { LinkCategory } from '#src/api/products.ts'
import { useRead } from '#src/stores/use-read.ts'
import { Pager } from '#src/ui/pager/pager.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { freshness } from '../freshness.ts'
import { CategorySelect } from '../products/category-select.tsx'
import { SearchBox } from '../search-box.tsx'
import { ShopPicture } from '../shop-picture.tsx'
import { isSameLink, targetOf } from './link-format.ts'
import { LinkName } from './link-name.tsx'
import type { PaneProps } from './link-pane.tsx'
import { readRows, rowsPerPage, type LinkRow, type PagedType, type RowQuery } from './link-rows.ts'
import { $text } from './links.text.ts'
import { shopWord } from './shop-words.ts'
import { Unanswered } from './unanswered.tsx'

type RowListProps = PaneProps & { node: LinkCategory; type: PagedType }

const useRows = (connection: PaneProps['connection'], type: PagedType, query: RowQuery | null) =>
  useRead(connection, query && ['link rows', type, query], (over) => readRows(over, type, query!), freshness)

const first: RowQuery = { page: 1, words: '', category: null }

/** Products, activities or articles in pages of ten, with search. */
export function RowList(props: RowListProps) {
  const { connection, node, type, current } = props
  const t = useStore($text)
  const [query, setQuery] = useState(first)
  const answer = useRows(connection, type, query)
  const data = answer.state === 'there' ? answer.data : answer.state === 'waiting' ? answer.before : undefined
  const pinned = usePinned(connection, type, current, query === first && answer.state === 'there' ? answer.data.rows : undefined)
  const rows = pinned && query === first ? [pinned, ...(data?.rows ?? [])] : (data?.rows ?? [])
  return (
    <div className="pick-rows">
      <div className="pick-filters">
        {type === 'product' && (
          <CategorySelect
            connection={connection}
            value={query.category}
            onChange={(category) => setQuery({ ...query, category, page: 1 })}
            all={t.allCategories}
          />
        )}
        <SearchBox
          key={node.id}
          label={type === 'product' ? t.productWords : t.searchName}
          onSearch={(words) => words !== query.words && setQuery({ ...query, words, page: 1 })}
        />
      </div>
      {answer.state === 'failed' ? (
        <Unanswered answer={answer} />
      ) : (
        <Rows {...props} rows={rows} isWaiting={answer.state === 'waiting'} isSearch={query.words !== '' || query.category !== null} />
      )}
      {data && data.count > rowsPerPage && (
        <Pager page={query.page} limit={rowsPerPage} count={data.count} onChange={(page) => setQuery({ ...query, page })} />
      )}
    </div>
  )
}

/** The row of the field's own link when it is not on the first page: the shop's search finds numbers, too. */
function usePinned(
  connection: PaneProps['connection'],
  type: PagedType,
  current: string,
  rows: readonly LinkRow[] | undefined,
): LinkRow | undefined {
  const target = targetOf(current)
  const id: Id | undefined = target?.type === type ? target.id : undefined
  const isMissing = id !== undefined && rows !== undefined && !rows.some((row) => String(row.id) === String(id))
  const answer = useRows(connection, type, isMissing ? { ...first, words: String(id) } : null)
  return answer.state === 'there' ? answer.data.rows.find((row) => String(row.id) === String(id)) : undefined
}

interface RowsProps extends RowListProps {
  rows: readonly LinkRow[]
  isWaiting: boolean
  isSearch: boolean
}

function Rows({ connection, node, type, chosen, current, onChoose, rows, isWaiting, isSearch }: RowsProps) {
  const t = useStore($text)
  const words = type === 'news' ? [t.newsPicture, t.newsName] : [t.productPicture, t.productName]
  const hasState = rows.some((row) => row.state !== '')
  return (
    <Table
      compact
      caption={node.name}
      rows={rows}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      loading={isWaiting}
      empty={isSearch ? t.nothingFound : undefined}
      choice={rows.find((row) => isSameLink(row.link, chosen))?.id ?? null}
      onChoose={(row) => onChoose(row.link)}
      columns={[
        { key: 'id', title: t.id, width: 72, show: (row) => row.id },
        { key: 'picture', title: words[0], width: 84, show: (row) => <ShopPicture src={row.picture} base={connection.base} size={28} /> },
        { key: 'name', title: words[1], heading: true, show: (row) => <LinkName name={row.name} link={row.link} current={current} /> },
        ...(hasState ? [{ key: 'state', title: t.state, width: 88, show: (row: LinkRow) => shopWord(row.state, t) }] : []),
      ]}
    />
  )
}
