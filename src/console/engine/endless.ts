/** Rows of a list without pages: those that were read, by their place. */
export interface Pieces<Row> {
  size: number
  /** By the number of the page that a call names, from 1. */
  read: ReadonlyMap<number, readonly Row[]>
}

export const noPieces = { size: 100, read: new Map<number, never[]>() }

export const rowAt = <Row>({ size, read }: Pieces<Row>, index: number): Row | undefined =>
  read.get(Math.floor(index / size) + 1)?.[index % size]

/** Pages that hold the places from one to before another. */
export function pagesOf({ size }: Pick<Pieces<never>, 'size'>, from: number, to: number): number[] {
  const first = Math.floor(Math.max(0, from) / size) + 1
  const last = Math.floor(Math.max(from, to - 1) / size) + 1
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** With one more page; the pages farthest from it are given back when there are more than `most`. */
export function withPage<Row>(pieces: Pieces<Row>, page: number, rows: readonly Row[], most: number): Pieces<Row> {
  const near = [...pieces.read.keys()].filter((other) => other !== page).toSorted((a, b) => Math.abs(a - page) - Math.abs(b - page))
  const kept = near.slice(0, most - 1).map((other) => [other, pieces.read.get(other)!] as const)
  return { ...pieces, read: new Map([...kept, [page, rows]]) }
}
