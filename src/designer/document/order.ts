import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'

const room = 32

/** A run of neighbouring blocks; a screen that shows it is drawn again only when this run changes. */
export interface Run {
  readonly key: number
  readonly $ids: ReadableAtom<readonly string[]>
  /** Cut off by an edit: somebody works there. */
  readonly isFresh: boolean
}

interface OwnRun extends Run {
  readonly $ids: WritableAtom<readonly string[]>
}

/**
 * The order of the blocks, in runs of at most 32: inserting, moving and removing touch one run or two,
 * however long the page is.
 */
export class Order {
  readonly #$runs: WritableAtom<readonly OwnRun[]>
  readonly $count: WritableAtom<number>
  readonly #runOf = new Map<string, OwnRun>()
  #made = 0

  constructor(ids: readonly string[]) {
    this.#$runs = atom(this.#cut(ids))
    this.$count = atom(ids.length)
  }

  get $runs(): ReadableAtom<readonly Run[]> {
    return this.#$runs
  }

  #run(ids: readonly string[], isFresh: boolean): OwnRun {
    const run = { key: ++this.#made, $ids: atom(ids), isFresh }
    for (const id of ids) this.#runOf.set(id, run)
    return run
  }

  #cut(ids: readonly string[]): OwnRun[] {
    const runs: OwnRun[] = []
    const full = room / 2
    for (let from = 0; from < ids.length; from += full) runs.push(this.#run(ids.slice(from, from + full), false))
    return runs
  }

  has(id: string): boolean {
    return this.#runOf.has(id)
  }

  /** All ids in order; linear, for saving and the like. */
  ids(): string[] {
    return this.#$runs.get().flatMap((run) => run.$ids.get())
  }

  /** The run that holds a block. */
  runOf(id: string): Run | undefined {
    return this.#runOf.get(id)
  }

  /** Place of a block counted from 0; -1 when it is not there. */
  indexOf(id: string): number {
    const run = this.#runOf.get(id)
    if (!run) return -1
    let before = 0
    for (const other of this.#$runs.get()) {
      if (other === run) return before + run.$ids.get().indexOf(id)
      before += other.$ids.get().length
    }
    return -1
  }

  at(index: number): string | undefined {
    let left = index
    if (left < 0) return undefined
    for (const run of this.#$runs.get()) {
      const ids = run.$ids.get()
      if (left < ids.length) return ids[left]
      left -= ids.length
    }
    return undefined
  }

  /** Up to `count` ids from a place on; costs no more than the runs before and what it answers. */
  slice(from: number, count: number): string[] {
    const found: string[] = []
    let left = Math.max(0, from)
    for (const run of this.#$runs.get()) {
      const ids = run.$ids.get()
      if (found.length >= count) break
      found.push(...ids.slice(Math.min(left, ids.length), left + count - found.length))
      left = Math.max(0, left - ids.length)
    }
    return found
  }

  /** Puts a block at a place, counted without it. */
  insert(id: string, at: number): void {
    const runs = this.#$runs.get()
    let left = Math.max(0, Math.min(at, this.$count.get()))
    const index = runs.findIndex((run) => {
      const length = run.$ids.get().length
      if (left <= length) return true
      left -= length
      return false
    })
    const run = runs[index]
    if (run) this.#insertInto(run, index, id, left)
    else this.#$runs.set([...runs, this.#run([id], true)])
    this.$count.set(this.$count.get() + 1)
  }

  #insertInto(run: OwnRun, index: number, id: string, at: number): void {
    const ids = run.$ids.get().toSpliced(at, 0, id)
    this.#runOf.set(id, run)
    if (ids.length <= room) return run.$ids.set(ids)
    // behind the new one, where the next will come; the longer part goes on as the run: fewer blocks are drawn anew
    const cut = at < room ? at + 1 : room
    const isInFront = cut < room / 2
    const [front, back] = [ids.slice(0, cut), ids.slice(cut)]
    run.$ids.set(isInFront ? back : front)
    this.#$runs.set(this.#$runs.get().toSpliced(isInFront ? index : index + 1, 0, this.#run(isInFront ? front : back, true)))
  }

  /** Takes a block out and says where it was; -1 when it was not there. */
  remove(id: string): number {
    const index = this.indexOf(id)
    const run = this.#runOf.get(id)
    if (!run) return -1
    this.#runOf.delete(id)
    const ids = run.$ids.get().filter((other) => other !== id)
    run.$ids.set(ids)
    if (ids.length === 0) this.#$runs.set(this.#$runs.get().filter((other) => other !== run))
    this.$count.set(this.$count.get() - 1)
    return index
  }
}
