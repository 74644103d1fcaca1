import type { LotTrace, TraceNode } from '#src/api/lot-traces.ts'

/** A paper or a lot on the way to or from another lot, and how much went there. */
export interface TraceStep extends TraceNode {
  pieces: string
  weight: string
}

/** What lies before the lot that was asked about, or behind it, the earliest first; each once. */
export function stepsOf({ key, nodes, edges }: LotTrace, way: 'from' | 'to'): TraceStep[] {
  const other = way === 'from' ? 'to' : 'from'
  const by = new Map(nodes.map((node) => [node.key, node]))
  const seen = new Set([key])
  const found: TraceStep[] = []
  const waiting = [key]
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
    for (const edge of edges) {
      const next = edge[way]
      const node = by.get(next)
      if (edge[other] !== at || seen.has(next) || !node) continue
      seen.add(next)
      waiting.push(next)
      found.push({ ...node, pieces: edge.pieces, weight: edge.weight })
    }
  return found.sort((one, two) => one.day.localeCompare(two.day))
}
