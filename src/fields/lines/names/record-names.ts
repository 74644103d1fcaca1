import { atom } from 'nanostores'
import type { RowShape } from '../rows.ts'

/** Names of the records that cells point at, by their source and id. */
export class RecordNames {
  /** Counts the names that came. */
  readonly $count = atom(0)
  /** Counts how often cells were pasted: names in them may mean records. */
  readonly $pasted = atom(0)
  #names = new Map<string, string>()

  constructor(private readonly shape: RowShape) {}

  tellPasted(): void {
    this.$pasted.set(this.$pasted.get() + 1)
  }

  get(source: string | undefined, id: string): string | undefined {
    return this.#names.get(`${source}:${id}`)
  }

  /** Notes the name of what a column points at; other columns have none. */
  set(column: string, id: string, name: string): void {
    const { source } = (this.shape.columns.find((one) => one.name === column)?.field.options ?? {}) as { source?: string }
    if (source === undefined || name === '' || this.get(source, id) === name) return
    this.#names.set(`${source}:${id}`, name)
    this.$count.set(this.$count.get() + 1)
  }
}
