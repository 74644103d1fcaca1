import type { Connection } from '#src/stores/connection.ts'
import type { ListPage } from '../page.ts'
import type { Cell } from './csv.ts'

/** Rows that a server answers at most (conventions 3). */
const limit = 100

interface Sheet {
  header: readonly string[]
  lines: Cell[][]
}

type ExportOf<Row, W> = NonNullable<ListPage<Row, W>['export']>

/** Every row that the filter finds, page by page, in the order shown. @throws RequestError */
async function readRows<Row>(connection: Connection, list: ListPage<Row, never>['list'], query: object): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const reply = await connection.send(list, { query: { ...query, page, limit } })
    rows.push(...(reply.list ?? []))
    if ((reply.list ?? []).length < limit || rows.length >= Number(reply.count)) return rows
  }
}

interface ShopSheet {
  header?: unknown[]
  /** The wire knows both spellings (conventions 8). */
  fileKey?: string[]
  filekey?: string[]
  export?: Record<string, Cell>[]
}

/** The shop's own export: titles, keys and rows, page by page until none come. @throws RequestError */
async function readShopSheet(connection: Connection, call: NonNullable<ExportOf<never, never>['call']>, query: object): Promise<Sheet> {
  const lines: Cell[][] = []
  for (let page = 1, header: string[] = []; ; page++) {
    const reply = (await connection.send(call, { query: { ...query, page, limit } })) as ShopSheet
    if (page === 1) header = (reply.header ?? []).map(String)
    const rows = reply.export ?? []
    if (rows.length === 0) return { header, lines }
    const keys = reply.fileKey ?? reply.filekey ?? Object.keys(rows[0]!)
    lines.push(...rows.map((row) => keys.map((key) => row[key])))
  }
}

/** What a list's filter finds, as titles and lines. @throws RequestError */
export async function readSheet<Row, W>(connection: Connection, page: ListPage<Row, W>, words: W, query: object): Promise<Sheet> {
  const { call, cells } = page.export as ExportOf<Row, W>
  if (call && connection.kind === 'shop') return readShopSheet(connection, call, query)
  const rows = await readRows<Row>(connection, page.list, query)
  return {
    header: cells.map((cell) => String(words[typeof cell === 'string' ? cell : cell.key])),
    lines: rows.map((row) => cells.map((cell) => (typeof cell === 'string' ? (row[cell] as Cell) : cell.of(row)))),
  }
}
