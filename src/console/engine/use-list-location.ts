import type { Connection } from '#src/stores/connection.ts'
import { useRouter } from '../router/use-router.ts'
import type { ChoiceFilter, Filter } from './filters/filter.ts'
import { filterQuery } from './filters/index.ts'
import { useListAddress } from './list-address.ts'
import { readListQuery, writeListQuery, type ListChange } from './list-query.ts'
import type { ListPage } from './page.ts'
import { withPart } from './part.ts'
import { sortableKeys, sortQuery } from './use-columns.tsx'

const none: readonly Filter[] = []
const isTabs = (filter: Filter): filter is ChoiceFilter => filter.as === 'choice' && filter.tabs === true

function withoutPage(query: string): string {
  const search = new URLSearchParams(withPart(query, null))
  search.delete('page')
  search.sort()
  return search.toString()
}

/** What a list shows, what its call carries for it, and how it is changed. */
export function useListLocation<Row, W>(page: ListPage<Row, W>, kind: Connection['kind']) {
  const router = useRouter()
  const address = useListAddress()
  const { path, query, isWithin } = address
  const { aside } = page
  const besides: Filter | undefined = aside && { field: aside.field, as: 'text' as const, word: aside.word }
  const all = [...(besides ? [besides] : []), ...(page.filters ?? none)].filter(({ at }) => !at || at === kind)
  const size = page.size ?? 10
  const sorts = sortableKeys(page, kind)
  const shown = readListQuery(query, { size, fields: all.map(({ field }) => field), sorts })
  const setQuery = (change: ListChange, replace = false) => address.change(writeListQuery(address.now(), change, { size }), replace)
  const standing = all.filter(({ when }) => !when || when(shown.filters))
  const filters = standing.filter((filter) => !isTabs(filter))
  const conditions = { ...page.query, ...filterQuery(standing, shown.filters), ...sortQuery(page, shown.sort) }
  return {
    shown,
    tabs: all.find(isTabs),
    filters: filters.filter((filter) => filter !== besides),
    /** What the call carries for all filters but the tabs. */
    others: { ...page.query, ...filterQuery(filters, shown.filters) },
    sorts,
    conditions,
    // a tree that came whole has no pages
    call: page.children && 'whole' in page.list ? conditions : { page: shown.page, limit: shown.limit, ...conditions },
    setQuery,
    /** What a saved view keeps: all but the page. */
    viewQuery: withoutPage(query),
    applyView: (view: string) => address.change(view, false),
    /** Everything about a row, where the heading of the row leads to. */
    openRow: (id: string) => void router.go(page.detail?.addressOf?.(id) ?? address.partAddress({ key: 'detail', id })),
    path,
    isWithin,
    setFilters: (filters: Record<string, string>) => setQuery({ filters }),
  }
}
