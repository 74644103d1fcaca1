import type { LazyPart } from '#src/ui/lazy-part.ts'

/** A dialog or drawer over the designer: a folder here, opened by `editor.open(id)`, downloaded when first opened. */
export interface OverlayEntry {
  readonly id: string
  readonly part: LazyPart<{ onClose: () => void }>
}

/** Declares an overlay. */
export const defineOverlay = (entry: OverlayEntry): OverlayEntry => entry
