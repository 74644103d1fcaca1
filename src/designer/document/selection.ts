import { atom, type ReadableAtom } from 'nanostores'

/** What is chosen when no block is: the page's settings. */
export const pageSelection = 'page'

/**
 * What is chosen on the page: one leading thing (a block, the tab bar, the page), whose settings the panel
 * shows, and the blocks chosen together with it. Choosing a range starts at the block that was chosen last alone.
 */
export class Selection {
  readonly #$lead = atom<string>(pageSelection)
  readonly #$many = atom<ReadonlySet<string>>(new Set())
  #anchor: string = pageSelection

  /** The leading block, the tab bar, or `pageSelection`. */
  get $lead(): ReadableAtom<string> {
    return this.#$lead
  }

  /** All chosen blocks, the leading one among them; empty when the page or the tab bar is chosen. */
  get $many(): ReadableAtom<ReadonlySet<string>> {
    return this.#$many
  }

  get anchor(): string {
    return this.#anchor
  }

  /** Chooses one thing alone; `isBlock` says whether it counts among the blocks. */
  one(id: string, isBlock: boolean): void {
    this.#anchor = id
    this.#put(id, isBlock ? [id] : [])
  }

  /** Adds a block to the chosen ones or takes it from them; the last one cannot be taken away. */
  toggle(id: string): void {
    const many = new Set(this.#$many.get())
    if (many.has(id) && many.size > 1) many.delete(id)
    else many.add(id)
    this.#anchor = id
    const lead = many.has(id) ? id : many.has(this.#$lead.get()) ? this.#$lead.get() : [...many].at(-1)!
    this.#put(lead, many)
  }

  /** Chooses these blocks; `lead` is the one whose settings are shown. */
  several(ids: Iterable<string>, lead: string): void {
    this.#put(lead, ids)
  }

  #put(lead: string, ids: Iterable<string>): void {
    const next = new Set(ids)
    const now = this.#$many.get()
    const isSame = next.size === now.size && [...next].every((id) => now.has(id))
    if (!isSame) this.#$many.set(next)
    if (lead !== this.#$lead.get()) this.#$lead.set(lead)
  }
}
