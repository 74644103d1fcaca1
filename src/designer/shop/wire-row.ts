/** A row as a server sends it: nothing about its fields is sure. */
export type WireRow = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is WireRow => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows of a list: a plain array, `{list}`, `{list: {data}}`, or an object with numbered keys (PHP). @throws TypeError */
export function rowsOf(reply: unknown): WireRow[] {
  if (Array.isArray(reply)) return reply.filter(isRow)
  if (!isRow(reply)) throw new TypeError('no list')
  if ('list' in reply) return rowsOf(reply['list'])
  if ('data' in reply) return rowsOf(reply['data'])
  if (!Object.keys(reply).every((key) => /^\d+$/.test(key))) throw new TypeError('no list')
  return Object.values(reply).filter(isRow)
}

export const wordOfRow = (row: WireRow, field: string): string => {
  const found = row[field]
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : ''
}

/** A number that may come as text; `otherwise` when there is none. */
export function numberOfRow(row: WireRow, field: string, otherwise = 0): number {
  const number = Number(wordOfRow(row, field).trim() || Number.NaN)
  return Number.isFinite(number) ? number : otherwise
}

/** A price as decimal text, the way the shop wrote it; '0.00' when there is none. */
export const priceOfRow = (row: WireRow, field: string): string =>
  /^\d+(\.\d+)?$/.test(wordOfRow(row, field).trim()) ? wordOfRow(row, field).trim() : '0.00'

/** Address of a picture; the shop sends some of its own without an origin. */
export function pictureAt(base: string, address: unknown): string {
  if (typeof address !== 'string' || !address.startsWith('/') || address.startsWith('//')) return typeof address === 'string' ? address : ''
  return URL.canParse(address, base) ? new URL(address, base).href : address
}
