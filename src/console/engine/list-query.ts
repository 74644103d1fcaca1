export type Order = 'asc' | 'desc'

/** What a list is ordered by: the key of a column. */
export interface Sort {
  field: string
  order: Order
}

/** What a list shows, as far as it stands in the address. */
export interface ListQuery {
  page: number
  limit: number
  /** By name; what is '' narrows nothing and stands nowhere. */
  filters: Readonly<Record<string, string>>
  /** null: the list's own order. */
  sort: Sort | null
}

/** What of it changes: filters that are not named stay. */
export type ListChange = Partial<ListQuery>

/** What a page declares of its address: its first size, names of filters, and columns that can be ordered by. */
export interface ListShape {
  size: number
  fields?: readonly string[]
  sorts?: readonly string[]
}

/** Rows per page that are offered (specification 9); the page's own first size is added. */
export const sizes: readonly number[] = [10, 20, 30, 50, 100]

const positive = (text: string | null, fallback: number, most: number) => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 && value <= most ? value : fallback
}

function readSort(search: URLSearchParams, sorts: readonly string[]): Sort | null {
  const field = search.get('sort')
  if (!field || !sorts.includes(field)) return null
  return { field, order: search.get('order') === 'desc' ? 'desc' : 'asc' }
}

/** Reads `page=2&limit=30&name=x&sort=total&order=desc`; nonsense becomes the first page with the usual size and order. */
export function readListQuery(query: string, { size, fields = [], sorts = [] }: ListShape): ListQuery {
  const search = new URLSearchParams(query)
  const filters = Object.fromEntries(fields.flatMap((field) => (search.get(field) ? [[field, search.get(field)!]] : [])))
  return {
    page: positive(search.get('page'), 1, 1_000_000),
    limit: positive(search.get('limit'), size, 100),
    filters,
    sort: readSort(search, sorts),
  }
}

/** Writes a change into the query; what is usual is left out, what is not ours is kept. Another filter or order begins at the first page. */
export function writeListQuery(query: string, change: ListChange, { size }: Pick<ListShape, 'size'>): string {
  const search = new URLSearchParams(query)
  const put = (name: string, value: string, usual: string) => (value === usual ? search.delete(name) : search.set(name, value))
  const isOther = change.filters !== undefined || change.sort !== undefined
  const { page, limit } = { ...readListQuery(query, { size }), ...(isOther && { page: 1 }), ...change }
  put('page', String(page), '1')
  put('limit', String(limit), String(size))
  for (const [field, value] of Object.entries(change.filters ?? {})) put(field, value, '')
  if (change.sort !== undefined) {
    put('sort', change.sort?.field ?? '', '')
    put('order', change.sort?.order === 'desc' ? 'desc' : '', '')
  }
  return search.toString()
}

/** The last page that there is. */
export const lastPage = (count: number, limit: number): number => Math.max(1, Math.ceil(count / limit))

/** What a press on a column's head asks for: upwards, downwards, the list's own order. */
export function nextSort(field: string, now: Sort | null): Sort | null {
  if (now?.field !== field) return { field, order: 'asc' }
  return now.order === 'asc' ? { field, order: 'desc' } : null
}
