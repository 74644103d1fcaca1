import type { ListPage, PageTools } from '../page.ts'
import { rowsBelow, type Destination, type Standing } from '../aside/tree-moves.ts'

/** Where a row is put: below which, undefined at the top, and everything that stands there then, in the new order. */
export interface Position<Row> {
  above: Row | undefined
  siblings: readonly Row[]
}

/** Rows of a tree are put in order by dragging and by arrows; not where the list is narrowed or ordered otherwise. */
export interface Order<Row> {
  permission?: string
  /** Whether a row may stand below another one. */
  can(row: Row, above: Row | undefined): boolean
  /** Stores it; answers the server's sentence. @throws RequestError */
  move(row: Row, to: Position<Row>, tools: PageTools): Promise<string>
}

type Tree<Row> = Pick<ListPage<Row, never>, 'children' | 'rowKey'>

/** Rows of a tree by their ids, and by the ids of those above them, in the order shown. */
export function standingOf<Row>({ children, rowKey }: Tree<Row>, rows: readonly Row[]) {
  const byId = new Map<string, Row>()
  const standing: Standing[] = []
  const add = (row: Row, above: string) => {
    const id = rowKey(row)
    byId.set(id, row)
    standing.push({ id, above })
    for (const child of children?.(row) ?? []) add(child, id)
  }
  for (const row of rows) add(row, '')
  return { byId, standing }
}

/** The position that a destination is; `before` '' is the end. */
export function positionOf<Row>(
  { byId, standing }: ReturnType<typeof standingOf<Row>>,
  id: string,
  { above, before }: Destination,
): Position<Row> {
  const others = rowsBelow(standing, above).filter((one) => one.id !== id)
  const at = before === '' ? others.length : others.findIndex((one) => one.id === before)
  const ids = [...others.slice(0, at), { id }, ...others.slice(at)].map((one) => one.id)
  return { above: byId.get(above), siblings: ids.map((one) => byId.get(one)!) }
}

/**
 * Numbers by which rows stand in an order, the greatest first: as many as can be stay as they are, the moved one gets the least that
 * lets it stand there.
 */
export function sortNumbers(current: readonly number[], moved: number): number[] {
  let least = -1
  return current
    .map((number, at) => ({ number, at }))
    .reverse()
    .map(({ number, at }) => (least = at === moved ? least + 1 : Math.max(number, least + 1)))
    .reverse()
}
