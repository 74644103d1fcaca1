import type { BarItem } from '../item.ts'

const found = import.meta.glob<BarItem>('./*.tsx', { eager: true, import: 'default' })

/** The parts of the bar in their order. */
export const barItems: readonly BarItem[] = Object.values(found).toSorted((a, b) => a.rank - b.rank)
