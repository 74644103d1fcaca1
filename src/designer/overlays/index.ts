import type { OverlayEntry } from './overlay.ts'

const found = import.meta.glob<OverlayEntry>('./*/index.ts', { eager: true, import: 'default' })

/** Every overlay, by its id. */
export const overlays: ReadonlyMap<string, OverlayEntry> = new Map(Object.values(found).map((entry) => [entry.id, entry]))
