import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Pager } from '#src/ui/pager/pager.tsx'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { usePlace, useRouter } from '../router/use-router.ts'
import { RowActions, ListActions } from './actions.tsx'
import { $text } from './engine.text.ts'
import { cleared, FilterBar } from './filter-bar.tsx'
import type { Filter } from './filters/filter.ts'
import { lastPage, readListQuery, sizes, writeListQuery, type ListChange } from './list-query.ts'
import css from './list-view.css?inline'
import type { ListPage, PageWords } from './page.ts'
import { ToggleCell } from './toggle-cell.tsx'
import { useRows } from './use-rows.ts'
import { useTools } from './use-tools.ts'

addStyles(css)

const noFilters: readonly Filter[] = []

/** The list of a page: everything that it shows follows from the address and the declaration. */
export function ListView<Row, W extends PageWords>({ page }: { page: ListPage<Row, W> }) {
  const words = useStore(page.text)
  const text = useStore($text)
  const connection = useConnection()
  const router = useRouter()
  const { path, query } = usePlace()
  const size = page.size ?? 10
  const filters = page.filters ?? noFilters
  const shown = readListQuery(
    query,
    size,
    filters.map(({ field }) => field),
  )
  const { rows, count, isLoading, error, reload } = useRows<Row>(connection, page.list, shown)
  const tools = useTools(reload)
  const columns = useColumns(page, words, tools)
  const turn = (change: ListChange, replace = false) => {
    const next = writeListQuery(query, change, size)
    void router.go(next ? `${path}?${next}` : path, { replace })
  }

  // the last row of the last page was deleted
  const last = lastPage(count, shown.limit)
  const isBehind = !isLoading && !error && rows.length === 0 && shown.page > last
  useEffect(() => {
    if (isBehind) turn({ page: last }, true)
  })

  const limits = [...new Set([...sizes, size])].sort((a, b) => a - b)
  const listActions = <ListActions page={page} words={words} tools={tools} />
  const narrow = (values: Record<string, string>) => turn({ filters: values })
  const nothing =
    Object.keys(shown.filters).length > 0 ? (
      <Empty text={text.noMatch} action={<Button onClick={() => narrow(cleared(filters))}>{text.clear}</Button>} />
    ) : (
      <Empty text={page.empty ? String(words[page.empty]) : text.empty} action={listActions} />
    )
  return (
    <section className="console-list" aria-label={words.title}>
      <header className="console-list-head">
        <h1>{words.title}</h1>
        {listActions}
      </header>
      {filters.length > 0 && <FilterBar filters={filters} words={words} values={shown.filters} onChange={narrow} />}
      {error ? (
        <ErrorCard title={text.notRead} message={error.message} code={error.code || undefined} onRetry={reload} />
      ) : (
        <>
          <Table
            caption={words.title}
            rows={rows}
            columns={columns}
            rowKey={page.rowKey}
            rowName={page.rowName}
            loading={isLoading}
            empty={nothing}
          />
          {count > 0 && (
            <footer className="console-list-foot">
              <Pager
                page={shown.page}
                limit={shown.limit}
                count={count}
                limits={limits}
                onChange={(number) => turn({ page: number })}
                onLimitChange={(limit) => turn({ limit, page: 1 })}
              />
            </footer>
          )}
        </>
      )}
    </section>
  )
}

function useColumns<Row, W extends PageWords>(page: ListPage<Row, W>, words: W, tools: ReturnType<typeof useTools>): TableColumn<Row>[] {
  const common = useStore($common)
  return useMemo(() => {
    const columns = page.columns.map((column): TableColumn<Row> => {
      if (typeof column === 'string') return { key: column, title: String(words[column]), show: (row) => String(row[column] ?? '') }
      const title = String(words[column.key])
      if ('show' in column) return { ...column, title, show: (row) => column.show(row, words) }
      const labelled = (row: Row) => `${title} ${page.rowName(row)}`
      return { ...column, title, show: (row) => <ToggleCell column={column} row={row} label={labelled(row)} tools={tools} /> }
    })
    if (!page.actions?.some((action) => action.on === 'row')) return columns
    const show = (row: Row) => <RowActions page={page} row={row} words={words} tools={tools} />
    return [...columns, { key: 'actions', title: common.actions, actions: true, show }]
  }, [page, words, tools, common])
}
