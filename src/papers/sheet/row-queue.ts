/** What a cell is written from: decimals and days as plain text. */
export type CellValue = string | number | bigint | boolean | null | undefined
export type SheetRow = readonly CellValue[]

/** Rows as they come, some of which are looked at before their turn. */
export class RowQueue {
  readonly #source: Iterator<SheetRow> | AsyncIterator<SheetRow>
  readonly #ahead: SheetRow[] = []
  #isDone = false

  constructor(rows: Iterable<SheetRow> | AsyncIterable<SheetRow>) {
    this.#source = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]()
  }

  /** The next rows, at most so many; they stay in the queue. */
  async peek(count: number): Promise<readonly SheetRow[]> {
    while (this.#ahead.length < count && !this.#isDone) {
      const step = await this.#source.next()
      if (step.done) this.#isDone = true
      else this.#ahead.push(step.value)
    }
    return this.#ahead
  }

  /** The next row; undefined behind the last. */
  async next(): Promise<SheetRow | undefined> {
    if (this.#ahead.length > 0) return this.#ahead.shift()
    if (this.#isDone) return undefined
    const step = await this.#source.next()
    if (!step.done) return step.value
    this.#isDone = true
    return undefined
  }

  /** Ends the source before its last row: a cursor behind it is closed. */
  async close(): Promise<void> {
    if (!this.#isDone) await this.#source.return?.()
    this.#isDone = true
  }
}
