/** A stored block exactly as the wire holds it; unknown kinds and fields stay in it. */
export type Wire = Readonly<Record<string, unknown>>

/** One block of the open page. */
export interface Block {
  /** Its name here, the same at every opening of the page: see `namesOf` in block-names.ts. */
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

/** True for the kind of a tab bar; the older decoration has one of its own (src/designer/legacy). */
export const isFooterKind = (kind: string): boolean =>
  kind.toLowerCase() === footerKind.toLowerCase() || /^legacy:(tabBar(\/default)?|z_tabBar)$/.test(kind)

/** A name for a new block, which no other editor gives; it is stored as the block's `id` (designer contract 2.2). */
export function nextId(): string {
  const [random] = crypto.getRandomValues(new Uint32Array(1))
  return `id${Date.now()}${String(random).padStart(10, '0')}`
}

/** The stored `id` of a block; undefined where there is none: the old editor's own bug writes the text `idundefined`. */
export function storedId(wire: Wire): string | undefined {
  const id = wire['id']
  return typeof id === 'string' && id !== '' && id !== 'idundefined' ? id : undefined
}

export const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A block with other content; the same block when the content is the same. */
export const withWire = (block: Block, wire: Wire): Block => (wire === block.wire ? block : { ...block, wire })
