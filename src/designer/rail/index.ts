import type { RailTab } from './tab.ts'

const found = import.meta.glob<RailTab>('./*/index.ts', { eager: true, import: 'default' })

/** The tabs of the rail in their order. */
export const railTabs: readonly RailTab[] = Object.values(found).toSorted((a, b) => a.rank - b.rank)
