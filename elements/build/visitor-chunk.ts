import { closureOf, type Graph } from './common-ground.ts'

/**
 * What the opened chat of a visitor needs at once and nobody else does goes into one chunk: on a slow line each file of its own costs a
 * journey. `screen` is the visitor's, `others` are those that share modules with it; ids are absolute paths.
 */
export function visitorChunk(screen: string, others: readonly string[]) {
  let own: ReadonlySet<string> | undefined
  return (id: string, graph: Graph) => {
    own ??= ownOf(graph)
    return own.has(id) ? 'visitor-app' : null
  }

  function ownOf(graph: Graph): ReadonlySet<string> {
    // the others lead to it as well, by the element that shows it
    const without: Graph = { getModuleInfo: (id) => (id === screen ? null : graph.getModuleInfo(id)) }
    const shared = closureOf(others, without, true)
    return new Set([...closureOf([screen], graph)].filter((id) => !shared.has(id)))
  }
}
