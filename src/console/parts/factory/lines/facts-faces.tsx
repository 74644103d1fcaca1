import { useStore } from '@nanostores/react'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { LineFacts } from '#src/api/line-entry.ts'
import type { GridStore } from '#src/fields/lines/grid-store.ts'
import type { LineKnowledge } from './knowledge.ts'

/** What is known of the goods of the lines that are drawn below. */
export const KnowledgeContext = createContext<LineKnowledge | null>(null)

/** Which goods a row has; nothing as long as it has none. */
export function useSku(grid: GridStore, id: string): string {
  const store = grid.rowStore(id)
  return useSyncExternalStore(
    store.listen,
    useCallback(() => String(store.get()['sku'] ?? ''), [store]),
  )
}

/** Facts about the goods of a row. */
export function useFacts(grid: GridStore, id: string): LineFacts | undefined {
  const facts = useStore(useContext(KnowledgeContext)!.$facts)
  return facts.get(useSku(grid, id))
}

interface FaceProps {
  grid: GridStore
  id: string
}

/** What columns beside the goods say of them, as long as nobody has chosen something else. */
export const factFaces = {
  product: function ProductFace({ grid, id }: FaceProps) {
    return <span className="line-known">{useFacts(grid, id)?.product}</span>
  },
  band: function BandFace({ grid, id }: FaceProps) {
    return <span className="line-known">{useFacts(grid, id)?.band}</span>
  },
  unit: function UnitFace({ grid, id }: FaceProps) {
    return <span className="line-known">{useFacts(grid, id)?.unit}</span>
  },
  stock: function StockFace({ grid, id }: FaceProps) {
    return <>{useFacts(grid, id)?.here}</>
  },
}
