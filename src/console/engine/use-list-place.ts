import type { Connection } from '#src/stores/connection.ts'
import { usePlace, useRouter } from '../router/use-router.ts'
import type { ChoiceFilter, Filter } from './filters/filter.ts'
import { filterQuery } from './filters/index.ts'
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

/** What of a list stands in the address, what its call carries for it, and how it is changed. */
export function useListPlace<Row, W>(page: ListPage<Row, W>, kind: Connection['kind']) {
  const router = useRouter()
  const { path, query } = usePlace()
  const { aside } = page
  const besides: Filter | undefined = aside && { field: aside.field, as: 'text' as const, word: aside.word }
  const all = [...(besides ? [besides] : []), ...(page.filters ?? none)].filter(({ at }) => !at || at === kind)
  const size = page.size ?? 10
  const sorts = sortableKeys(page, kind)
  const shown = readListQuery(query, { size, fields: all.map(({ field }) => field), sorts })
  const setQuery = (change: ListChange, replace = false) => {
    // two changes within one task: the second stands on the first
    const now = router.$place.get()
    const next = writeListQuery(now.path === path ? now.query : query, change, { size })
    void router.go(next ? `${path}?${next}` : path, { replace })
  }
  const filters = all.filter((filter) => !isTabs(filter))
  const conditions = { ...page.query, ...filterQuery(all, shown.filters), ...sortQuery(page, shown.sort) }
  return {
    shown,
    tabs: all.find(isTabs),
    filters: filters.filter((filter) => filter !== besides),
    /** What the call carries for all filters but the tabs. */
    others: { ...page.query, ...filterQuery(filters, shown.filters) },
    sorts,
    conditions,
    call: { page: shown.page, limit: shown.limit, ...conditions },
    setQuery,
    /** What a saved view keeps: all but the page. */
    viewQuery: withoutPage(query),
    applyView: (view: string) => void router.go(view ? `${path}?${view}` : path),
    path,
    setFilters: (filters: Record<string, string>) => setQuery({ filters }),
  }
}
