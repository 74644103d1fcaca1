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
import { lastPage, sizes } from './list-query.ts'
import { preferenceName, type ColumnChoice } from './kept/list-preferences.ts'
import { useKeptList } from './kept/use-kept-list.ts'
import { ListTabs } from './list-tabs.tsx'
import { ListTools } from './list-tools.tsx'
import { ListTotals } from './list-totals.tsx'
import css from './list-view.css?inline'
import { ActionModal, ModalHost, type OpenModal } from './action-modal.tsx'
import type { Aside, ListPage, PageTools, PageWords } from './page.ts'
import type { SelectionBarProps } from './selection-bar.tsx'
import { SortChoice } from './sort-choice.tsx'
import { useTreeRows } from './tree-rows.ts'
import { useColumns } from './use-columns.tsx'
import { useListPlace } from './use-list-place.ts'
import { useEndlessRows } from './use-endless-rows.ts'
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
  const { shown, tabs, filters, others, sorts, call, conditions, setQuery, setFilters, viewQuery, applyView, path } = useListPlace(
    page,
    connection.kind,
  )
  const { kept, list } = useKeptList(preferenceName(path))
  const paged = useRows<Row>(connection, page.list, page.isEndless ? null : call)
  const endless = useEndlessRows<Row>(connection, page.list, page.isEndless ? conditions : null)
  const { rows: read, count, reply, isLoading, error, reload, round } = page.isEndless ? endless : paged
  const isNarrowed = isNarrowedBy(page, shown.filters, tabs?.field)
  const { rows, tree } = useTreeRows(page, read, isNarrowed)
  const tools = useTools(reload)
  const { columns, declared } = useColumns({
    page,
    words,
    tools,
    sorts,
    sort: shown.sort,
    onSort: (sort) => setQuery({ sort }),
    choices: kept?.columns.length ? kept.columns : asDeclared,
  })
  const expansion = useMemo(() => page.expand && expansionOf(page.expand, words, tools), [page, words, tools])
  const selection = useSelection(page.rowKey, jsonText(shown.filters))
  const batch = (page.actions ?? []).filter(
    (action): action is BatchAction<Row, W> => action.on === 'batch' && isAllowed(connection, action),
  )

  // the last row of the last page was deleted
  const last = lastPage(count, shown.limit)
  const isBehind = !page.isEndless && !isLoading && !error && rows.length === 0 && shown.page > last
  useEffect(() => {
    if (isBehind) setQuery({ page: last }, true)
  })

  const { detail, rowKey } = page
  useEffect(() => {
    if (detail && !isLoading) noteListed(path, rows.map(rowKey))
  }, [detail, rowKey, path, rows, isLoading])

  const [opened, setOpened] = useState<OpenModal | null>(null)
  const section = useRef<HTMLElement>(null)
  const size = page.size ?? 10
  const limits = [...new Set([...sizes, size])].sort((a, b) => a - b)
  const nothing = isNarrowed ? (
    <Empty text={text.noMatch} action={<Button onClick={() => setFilters(cleared(page.filters ?? []))}>{text.clear}</Button>} />
  ) : (
    <Empty
      text={page.empty ? String(words[page.empty]) : text.empty}
      action={<ListActions page={page} words={words} tools={tools} isFirst />}
    />
  )
  const shownList = (
    <section className="console-list" aria-label={words.title} ref={section}>
      <ModalHost value={setOpened}>
        <header className="console-list-head">
          <div className="console-list-title">
            <h1>{words.title}</h1>
            <ListTools kept={kept} list={list} columns={declared} query={viewQuery} onQuery={applyView} onReload={reload}>
              {page.import && <ImportButton of={page.import} text={page.text} onDone={reload} />}
              <ExportButton page={page} words={words} query={conditions} />
            </ListTools>
          </div>
          <ListActions page={page} words={words} tools={tools} />
        </header>
        {tabs && (
          <ListTabs
            filter={tabs}
            words={words}
            values={shown.filters}
            others={others}
            list={page.list}
            reply={reply}
            round={round}
            onChange={(value) => setFilters({ [tabs.field]: value })}
          />
        )}
        <FilterBar filters={filters} words={words} values={shown.filters} onChange={setFilters}>
          {sorts.length > 0 && <SortChoice fields={sorts} words={words} sort={shown.sort} onChange={(sort) => setQuery({ sort })} />}
        </FilterBar>
        {error ? (
          <ErrorCard title={text.notRead} message={error.message} code={error.code || undefined} onRetry={reload} />
        ) : (
          <>
            {page.above && <page.above reply={reply} tools={tools} />}
            <Table
              caption={words.title}
              rows={rows}
              columns={columns}
              rowKey={page.rowKey}
              rowName={page.rowName}
              loading={isLoading}
              long={page.isEndless ? { count, rowAt: endless.rowAt, onShow: endless.onShow } : undefined}
              empty={nothing}
              selection={selection.keys}
              onSelect={batch.length > 0 ? (keys) => selection.choose(keys, rows) : undefined}
              expansion={expansion}
              tree={tree}
            />
            {count > 0 && (
              <footer className="console-list-foot">
                {reply && <ListTotals page={page} words={words} reply={reply} />}
                {page.isEndless || tree ? (
                  <span className="console-list-count">{text.count(count)}</span>
                ) : (
                  <Pager
                    page={shown.page}
                    limit={shown.limit}
                    count={count}
                    limits={limits}
                    onChange={(number) => {
                      setQuery({ page: number })
                      toTop(section.current)
                    }}
                    onLimitChange={(limit) => setQuery({ limit, page: 1 })}
                  />
                )}
              </footer>
            )}
          </>
        )}
        <Chosen actions={batch} rows={selection.rows} words={words} tools={tools} onClear={selection.clear} />
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
        tools={tools}
        value={shown.filters[field] ?? ''}
        onChoose={(id) => setFilters({ [field]: id })}
      />
      {shownList}
    </div>
  )
}

function Beside(props: ListAsideProps) {
  const Part = useLazyPart(listAside, true)
  return Part ? <Part {...props} /> : <div />
}

// a tab that stands for a kind of its own is none of the filters
const isNarrowedBy = <Row, W>(
  { query, aside }: ListPage<Row, W>,
  filters: Readonly<Record<string, string>>,
  tab: string | undefined,
): boolean => Object.keys(filters).some((field) => field !== aside?.field && (field !== tab || query?.[field] === undefined))

// another page begins at its first row: the rows scroll by themselves, on a phone with the page
function toTop(list: HTMLElement | null) {
  const boxes = [list?.querySelector('.ui-table-box'), list?.closest('.console-outlet')]
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
