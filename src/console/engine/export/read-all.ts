import type { Connection } from '#src/stores/connection.ts'
import type { CellKind } from '#src/papers/sheet/xlsx-cells.ts'
import { askList, type ListCall } from '../ask-list.ts'
import type { ListPage } from '../page.ts'
import { withChildren } from '../tree-rows.ts'
import { chosenOf } from './chosen-columns.ts'
import type { Cell } from './csv.ts'

/** Rows that a server answers at most (conventions 3), and one that says that it may answer more. */
const usual = 100
const large = 1000

interface Sheet {
  header: readonly string[]
  kinds: readonly CellKind[]
  lines: Cell[][]
}

/** How far it is, and how it is stopped. */
export interface Reading {
  signal: AbortSignal
  /** `count` is 0 where the server does not say how many there are. */
  onProgress(read: number, count: number): void
}

type ExportOf<Row, W> = NonNullable<ListPage<Row, W>['export']>

/** Every row that the filter finds, page by page, in the order shown. @throws RequestError */
async function readRows<Row>(
  connection: Connection,
  list: ListCall<Row>,
  query: object,
  { signal, onProgress }: Reading,
  isTree: boolean,
): Promise<Row[]> {
  const rows: Row[] = []
  const limit = connection.capabilities.features.largePages ? large : usual
  for (let page = 1; ; page++) {
    const reply = await askList(connection, list, { ...query, page, limit }, { signal })
    rows.push(...(reply.list ?? []))
    onProgress(rows.length, Number(reply.count) || 0)
    // who counts a search so far only has more of it
    const isCounted = (reply as { is_capped?: boolean }).is_capped !== true && rows.length >= Number(reply.count)
    // a tree is answered whole
    if (isTree || (reply.list ?? []).length < limit || isCounted) return rows
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
async function readShopSheet(
  connection: Connection,
  call: NonNullable<ExportOf<never, never>['call']>,
  query: object,
  { signal, onProgress }: Reading,
): Promise<Sheet> {
  const lines: Cell[][] = []
  for (let page = 1, header: string[] = []; ; page++) {
    const reply = (await connection.send(call, { query: { ...query, page, limit: usual } }, { signal })) as ShopSheet
    if (page === 1) header = (reply.header ?? []).map(String)
    const rows = reply.export ?? []
    if (rows.length === 0) return { header, kinds: [], lines }
    const keys = reply.fileKey ?? reply.filekey ?? Object.keys(rows[0]!)
    lines.push(...rows.map((row) => keys.map((key) => row[key])))
    onProgress(lines.length, 0)
  }
}

/** What a list's filter finds, as titles and lines. @param keys columns that the person chose, in their order @throws RequestError */
export async function readAll<Row, W>(
  connection: Connection,
  page: ListPage<Row, W>,
  words: W,
  query: object,
  reading: Reading,
  keys?: readonly string[],
): Promise<Sheet> {
  const { call, cells, own } = page.export as ExportOf<Row, W>
  const chosen = <C extends typeof cells>(all: C) => chosenOf<C[number]>(all, keys, keyOfCell)
  if (call && connection.kind === 'shop') return readShopSheet(connection, call, query, reading)
  if (own && connection.kind === 'own')
    return sheetOf(chosen(own.cells as typeof cells), (await readRows(connection, own.list, query, reading, false)) as Row[], words)
  const read = await readRows<Row>(connection, page.list, query, reading, page.children !== undefined)
  return sheetOf(chosen(cells), withChildren(page, read), words)
}

/** A column of a file is known by the word that heads it. */
export const keyOfCell = (cell: string | { key: string }): string => (typeof cell === 'string' ? cell : cell.key)

const sheetOf = <Row, W>(cells: ExportOf<Row, W>['cells'], rows: readonly Row[], words: W): Sheet => ({
  header: cells.map((cell) => String(words[typeof cell === 'string' ? cell : cell.key])),
  kinds: cells.map((cell) => (typeof cell === 'string' ? 'text' : (cell.as ?? 'text'))),
  lines: rows.map((row) => cells.map((cell) => (typeof cell === 'string' ? (row[cell] as Cell) : cell.of(row, words)))),
})
