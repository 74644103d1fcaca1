/** What a list shows, as far as it stands in the address. */
export interface ListQuery {
  page: number
  limit: number
  /** By name; what is '' narrows nothing and stands nowhere. */
  filters: Readonly<Record<string, string>>
}

/** What of it changes: filters that are not named stay. */
export type ListChange = Partial<ListQuery>

/** Rows per page that are offered (specification 9); the page's own first size is added. */
export const sizes: readonly number[] = [10, 20, 30, 50, 100]

const positive = (text: string | null, fallback: number, most: number) => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 && value <= most ? value : fallback
}

/** Reads `page=2&limit=30&name=x`; nonsense becomes the first page with the usual size. */
export function readListQuery(query: string, size: number, fields: readonly string[] = []): ListQuery {
  const search = new URLSearchParams(query)
  const filters = Object.fromEntries(fields.flatMap((field) => (search.get(field) ? [[field, search.get(field)!]] : [])))
  return { page: positive(search.get('page'), 1, 1_000_000), limit: positive(search.get('limit'), size, 100), filters }
}

/** Writes a change into the query; what is usual is left out, what is not ours is kept. Another filter begins at the first page. */
export function writeListQuery(query: string, change: ListChange, size: number): string {
  const search = new URLSearchParams(query)
  const put = (name: string, value: string, usual: string) => (value === usual ? search.delete(name) : search.set(name, value))
  const { page, limit } = { ...readListQuery(query, size), ...(change.filters && { page: 1 }), ...change }
  put('page', String(page), '1')
  put('limit', String(limit), String(size))
  for (const [field, value] of Object.entries(change.filters ?? {})) put(field, value, '')
  return search.toString()
}

/** The last page that there is. */
export const lastPage = (count: number, limit: number): number => Math.max(1, Math.ceil(count / limit))
