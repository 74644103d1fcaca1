import type { Connection } from '#src/stores/connection.ts'
import type { ListPage, PageWords } from '../page.ts'

/** A list as somebody sees it: what needs a key that they have not is in no column, no order and no file. */
export function seenList<Row, W extends PageWords>(page: ListPage<Row, W>, connection: Pick<Connection, 'can'>): ListPage<Row, W> {
  const isSeen = (one: string | { needs?: string }) => typeof one === 'string' || one.needs === undefined || connection.can(one.needs)
  const { columns, export: file } = page
  if (columns.every(isSeen) && (file?.cells.every(isSeen) ?? true)) return page
  return { ...page, columns: columns.filter(isSeen), ...(file && { export: { ...file, cells: file.cells.filter(isSeen) } }) }
}
