import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { jsonText } from '#src/lib/json-text.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { Pager } from '#src/ui/pager/pager.tsx'
import { scrollToTop } from '#src/ui/scroll-to-top.ts'
import { Table } from '#src/ui/table/table.tsx'
import { isAllowed, type BatchAction } from './action.ts'
import { ListActions } from './actions.tsx'
import type { ListAsideProps } from './aside/list-aside.tsx'
import { noteListed } from './detail/listed.ts'
import { $text } from './engine.text.ts'
import { ExportButton } from './export-button.tsx'
import { cleared, FilterBar } from './filter-bar.tsx'
import { ImportButton } from './import/import-button.tsx'
import { lastPage, sizes, type ListChange, type ListQuery } from './list-query.ts'
import { preferenceName, type ColumnChoice } from './kept/list-preferences.ts'
import { useKeptList } from './kept/use-kept-list.ts'
import { ListTabs } from './list-tabs.tsx'
import { ListTools } from './list-tools.tsx'
import { ListTotals } from './list-totals.tsx'
import { OldRows } from './old-rows.tsx'
import css from './list-view.css?inline'
import { ActionModal, ModalHost, type OpenModal } from './action-modal.tsx'
import { useOrder } from './order/use-order.tsx'
import type { Aside, ListPage, ListReply, PageTools, PageWords } from './page.ts'
import type { SelectionBarProps } from './selection-bar.tsx'
import { SortChoice } from './sort-choice.tsx'
import { useTreeRows } from './tree-rows.ts'
import { useColumns } from './use-columns.tsx'
import { useListLocation } from './use-list-location.ts'
import { useRows } from './use-rows.ts'
import { useSelection } from './use-selection.ts'
import { useTools } from './use-tools.ts'

addStyles(css)

const asDeclared: readonly ColumnChoice[] = []
const listAside = lazyPart<ListAsideProps>(async () => (await import('./aside/list-aside.tsx')).ListAside)
const selectionBar = lazyPart<SelectionBarProps<never, PageWords>>(async () => (await import('./selection-bar.tsx')).SelectionBar)

/** The list of a page: everything that it shows follows from the address and the declaration. */
export function ListView<Row, W extends PageWords>({ page }: { page: ListPage<Row, W> }) {
  const words = useStore(page.text)
  const text = useStore($text)
  const connection = useConnection()
  const location = useListLocation(page, connection.kind)
  const { shown, tabs, filters, others, sorts, call, conditions, setQuery, setFilters, viewQuery, applyView, openRow, path, isWithin } =
    location
  const { kept, list } = useKeptList(preferenceName(path))
  const { rows: read, count, reply, isLoading, error, failure, reload } = useRows<Row>(connection, page.list, call)
  const isCapped = isCappedIn(reply)
  const isNarrowed = isNarrowedBy(page, shown.filters, tabs?.field)
  const { rows, tree } = useTreeRows(page, read, isNarrowed)
  const tools = useTools(reload)
  const { columns, declared } = useColumns({
    ...{ page, words },
    tools,
    sorts,
    sort: shown.sort,
    onSort: (sort) => setQuery({ sort }),
    choices: kept?.columns.length ? kept.columns : asDeclared,
  })
  const withGrips = useOrder(page, read, { tools, isNarrowed, columns })
  const expansion = useMemo(() => page.expand && expansionOf(page.expand, words, tools), [page, words, tools])
  const selection = useSelection(page.rowKey, jsonText(shown.filters))
  const batch = (page.actions ?? []).filter(
    (action): action is BatchAction<Row, W> => action.on === 'batch' && isAllowed(connection, action),
  )

  // the last row of the last page was deleted
  const last = lastPage(count, shown.limit)
  const isBehind = !isLoading && !error && rows.length === 0 && shown.page > last
  useEffect(() => {
    if (isBehind) setQuery({ page: last }, true)
  })

  const { detail, rowKey } = page
  useEffect(() => {
    if (detail && !isLoading && !isWithin) noteListed(path, rows.map(rowKey))
  }, [detail, rowKey, path, rows, isLoading, isWithin])

  const [opened, setOpened] = useState<OpenModal | null>(null)
  const section = useRef<HTMLElement>(null)
  const turn = (change: ListChange) => {
    setQuery(change)
    if (!change.limit) toTop(section.current, isWithin)
  }
  const nothing = isNarrowed ? (
    <Empty text={text.noMatch} action={<Button onClick={() => setFilters(cleared(page.filters ?? []))}>{text.clear}</Button>} />
  ) : (
    <Empty
      text={page.empty ? String(words[page.empty]) : text.empty}
      action={<ListActions page={page} words={words} tools={tools} isFirst />}
    />
  )
  const filterBar = (
    <FilterBar filters={filters} words={words} values={shown.filters} onChange={setFilters}>
      {sorts.length > 0 && <SortChoice fields={sorts} words={words} sort={shown.sort} onChange={(sort) => setQuery({ sort })} />}
    </FilterBar>
  )
  const shownList = (
    <section className={isWithin ? 'console-list is-within' : 'console-list'} aria-label={isWithin ? undefined : words.title} ref={section}>
      <ModalHost value={setOpened}>
        <header className="console-list-head">
          {isWithin ? (
            filterBar
          ) : (
            <div className="console-list-title">
              <h1>{words.title}</h1>
              <ListTools kept={kept} list={list} columns={declared} query={viewQuery} onQuery={applyView} onReload={reload}>
                {page.import && <ImportButton of={page.import} text={page.text} onDone={reload} />}
                <ExportButton {...{ page, words, count, isCapped, kept, list }} query={conditions} shown={columns.map(({ key }) => key)} />
              </ListTools>
            </div>
          )}
          <ListActions page={page} words={words} tools={tools} isPlain={isWithin} narrowed={shown.filters} />
        </header>
        {tabs && (
          <ListTabs
            filter={tabs}
            words={words}
            values={shown.filters}
            others={others}
            list={page.list}
            reply={reply}
            onChange={(value) => setFilters({ [tabs.field]: value })}
          />
        )}
        {!isWithin && filterBar}
        {error ? (
          <ErrorCard title={text.notRead} message={error.message} code={error.code || undefined} onRetry={reload} />
        ) : (
          <>
            {failure && <OldRows failure={failure} onRetry={reload} />}
            {page.above && <page.above reply={reply} tools={tools} onOpen={openRow} />}
            <Table
              caption={words.title}
              rows={rows}
              columns={withGrips}
              rowKey={page.rowKey}
              rowName={page.rowName}
              loading={isLoading}
              empty={nothing}
              selection={selection.keys}
              onSelect={batch.length > 0 ? (keys) => selection.choose(keys, rows) : undefined}
              expansion={expansion}
              tree={tree}
            />
            {count > (isWithin ? (page.size ?? 10) : 0) && (
              <ListFoot page={page} words={words} reply={reply} count={count} isTree={tree !== undefined} shown={shown} onChange={turn} />
            )}
          </>
        )}
        <Chosen {...{ actions: batch, rows: selection.rows, words, tools, count, isCapped, query: conditions }} onClear={selection.clear} />
      </ModalHost>
      {opened && <ActionModal opened={opened} onClose={() => setOpened(null)} />}
    </section>
  )
  if (!page.aside) return shownList
  const { field } = page.aside
  return (
    <div className="console-split">
      <Beside
        aside={page.aside as unknown as Aside<PageWords>}
        words={words}
        value={shown.filters[field] ?? ''}
        onChoose={(id) => setFilters({ [field]: id })}
      />
      {shownList}
    </div>
  )
}

interface ListFootProps<Row, W> {
  page: ListPage<Row, W>
  words: W
  reply: ListReply<Row> | null
  count: number
  isTree: boolean
  shown: ListQuery
  onChange(change: ListChange): void
}

/** What stands below the rows: figures over all of them, and the pages; a tree has none. */
function ListFoot<Row, W extends PageWords>({ page, words, reply, count, isTree, shown, onChange }: ListFootProps<Row, W>) {
  const text = useStore($text)
  const limits = [...new Set([...sizes, page.size ?? 10])].sort((a, b) => a - b)
  return (
    <footer className="console-list-foot">
      {reply &&
        (isUnsummed(page, reply) ? <span className="console-faint">{text.notSummed}</span> : <ListTotals {...{ page, words, reply }} />)}
      {isTree ? (
        <span className="console-list-count">{text.count(count)}</span>
      ) : (
        <Pager
          page={shown.page}
          limit={shown.limit}
          count={count}
          isCapped={isCappedIn(reply)}
          limits={limits}
          onChange={(number) => onChange({ page: number })}
          onLimitChange={(limit) => onChange({ limit, page: 1 })}
        />
      )}
    </footer>
  )
}

function Beside(props: ListAsideProps) {
  const Part = useLazyPart(listAside, true)
  return Part ? <Part {...props} /> : <div />
}

/** Of a search that finds more than are counted, our own server says so. */
const isCappedIn = (reply: object | null): boolean => (reply as { is_capped?: boolean } | null)?.is_capped === true

/** What is not counted is not summed up. */
const isUnsummed = <Row, W>({ totals = [] }: ListPage<Row, W>, reply: ListReply<Row>): boolean =>
  totals.length > 0 && isCappedIn(reply) && Object.keys(reply.summary ?? {}).length === 0

// a tab that stands for a kind of its own is none of the filters
const isNarrowedBy = <Row, W>(
  { query, aside }: ListPage<Row, W>,
  filters: Readonly<Record<string, string>>,
  tab: string | undefined,
): boolean => Object.keys(filters).some((field) => field !== aside?.field && (field !== tab || query?.[field] === undefined))

// another page begins at its first row: the rows scroll by themselves, on a phone with the page
function toTop(list: HTMLElement | null, isWithin: boolean) {
  const boxes = [list?.querySelector('.ui-table-box'), isWithin ? null : list?.closest('.console-outlet')]
  for (const box of boxes) if (box) scrollToTop(box)
}

const expansionOf = <Row, W extends PageWords>(
  { show: More, when }: NonNullable<ListPage<Row, W>['expand']>,
  words: W,
  tools: PageTools,
) => ({ can: when, show: (row: Row) => <More row={row} words={words} tools={tools} /> })

function Chosen<Row, W extends PageWords>(props: SelectionBarProps<Row, W>) {
  const Bar = useLazyPart(selectionBar, props.rows.length > 0)
  return Bar ? <Bar {...(props as unknown as SelectionBarProps<never, PageWords>)} /> : null
}
