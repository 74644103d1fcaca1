import type { ComponentType } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { InventoryCard } from './inventory.tsx'
import { MarketingCard } from './marketing.tsx'
import { OutOfStockCard } from './out-of-stock.tsx'
import { OvertimeCard } from './overtime.tsx'
import { PerformanceCard } from './performance.tsx'
import { RankingCard } from './ranking.tsx'

/** A card of the home page; it is shown to those who have one of the keys, to everybody without. */
export interface CardEntry {
  key: string
  View: ComponentType
  keys?: readonly string[]
  /** The kind of server that has a source for it. */
  at?: Connection['kind']
}

const home = ['admin-index-index', 'admin-home']
const products = ['admin-store-storeProuduct-index']

/** Cards below the desk and the messages, in their order (specification 2). */
export const cards: readonly CardEntry[] = [
  { key: 'performance', View: PerformanceCard, keys: home },
  { key: 'marketing', View: MarketingCard },
  { key: 'inventory', View: InventoryCard, keys: products },
  { key: 'ranking', View: RankingCard, keys: home },
  { key: 'stock', View: OutOfStockCard, keys: products },
  { key: 'overtime', View: OvertimeCard, keys: ['admin-order-storeOrder-index'], at: 'own' },
]
