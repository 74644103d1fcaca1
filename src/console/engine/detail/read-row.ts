import type { Connection } from '#src/stores/connection.ts'
import { askList } from '../ask-list.ts'
import type { ListPage } from '../page.ts'

/** Rows that a server answers at most (conventions 3), and after how many such pages the search is given up. */
const limit = 100
const most = 20

/**
 * The row with a key, as it is now: from the declared call, else from the list, first where the person came from.
 * Undefined where there is none.
 * @throws RequestError
 */
export async function readRow<Row, W>(page: ListPage<Row, W>, connection: Connection, id: string, call: object): Promise<Row | undefined> {
  if (page.detail?.read) return page.detail.read(connection, id)
  const isIt = (row: Row) => page.rowKey(row) === id
  const near = (await askList(connection, page.list, call)).list?.find(isIt)
  if (near) return near
  for (let number = 1, seen = 0; number <= most; number++) {
    const { list: rows, count } = await askList(connection, page.list, { page: number, limit })
    const found = rows.find(isIt)
    seen += rows.length
    if (found || rows.length === 0 || seen >= Number(count)) return found
  }
  return undefined
}
