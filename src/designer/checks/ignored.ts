import { atom, type ReadableAtom } from 'nanostores'
import type { IgnoredStore } from './ignored-store.ts'

const most = 1000

/** Findings that somebody does not want to see, kept on this device for one page. A device that refuses forgets them. */
export class Ignored {
  readonly #$keys = atom<ReadonlySet<string>>(new Set())

  constructor(
    private readonly store: IgnoredStore,
    /** Where they lie; a new page has another place after its first save. */
    private readonly pageKey: () => string,
  ) {
    void this.#recall()
  }

  /** By `Finding.key`. */
  get $keys(): ReadableAtom<ReadonlySet<string>> {
    return this.#$keys
  }

  add(key: string): void {
    this.#put(new Set([...this.#$keys.get(), key]))
  }

  clear(): void {
    this.#put(new Set())
  }

  #put(keys: ReadonlySet<string>): void {
    this.#$keys.set(keys)
    this.store.write(this.pageKey(), [...keys].slice(-most)).catch(() => undefined)
  }

  async #recall(): Promise<void> {
    const stored = await this.store.read(this.pageKey()).catch(() => [])
    if (stored.length > 0) this.#$keys.set(new Set([...stored, ...this.#$keys.get()]))
  }
}
