/** What a list shows, as far as it stands in the address. */
export interface ListQuery {
  page: number
  limit: number
}

/** Rows per page that are offered (specification 9); the page's own first size is added. */
export const sizes: readonly number[] = [10, 20, 30, 50, 100]

const positive = (text: string | null, fallback: number, most: number) => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 && value <= most ? value : fallback
}

/** Reads `page=2&limit=30`; nonsense becomes the first page with the usual size. */
export function readListQuery(query: string, size: number): ListQuery {
  const search = new URLSearchParams(query)
  return { page: positive(search.get('page'), 1, 1_000_000), limit: positive(search.get('limit'), size, 100) }
}

/** Writes a change into the query; what is usual is left out, what is not ours is kept. */
export function writeListQuery(query: string, change: Partial<ListQuery>, size: number): string {
  const search = new URLSearchParams(query)
  const { page, limit } = { ...readListQuery(query, size), ...change }
  if (page === 1) search.delete('page')
  else search.set('page', String(page))
  if (limit === size) search.delete('limit')
  else search.set('limit', String(limit))
  return search.toString()
}

/** The last page that there is. */
export const lastPage = (count: number, limit: number): number => Math.max(1, Math.ceil(count / limit))
