/** A stored block exactly as the wire holds it; unknown kinds and fields stay in it. */
export type Wire = Readonly<Record<string, unknown>>

/** One block of the open page. `id` is ours and lives as long as the page is open. */
export interface Block {
  readonly id: string
  /** The stored kind (`headerSerch` …); empty for an entry that is no block at all. */
  readonly kind: string
  readonly wire: Wire
  /** An entry that is no object: written back as it came. */
  readonly foreign?: { readonly value: unknown }
  /** The key that it was stored under; absent for a block made here. */
  readonly key?: string
}

/** The stored kind of the page's tab bar; found by name, wherever it stands (designer contract 2.2). */
export const footerKind = 'pageFoot'

let made = 0

/** A name for a block of an open page; never stored. */
export const nextId = (): string => `b${++made}`

export const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A block with other content; the same block when the content is the same. */
export const withWire = (block: Block, wire: Wire): Block => (wire === block.wire ? block : { ...block, wire })
