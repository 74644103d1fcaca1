interface Module {
  readonly importedIds: readonly string[]
  readonly importers: readonly string[]
}

interface Graph {
  getModuleInfo(id: string): Module | null
}

/**
 * Puts the words and icons that a room's screen loads at once into one chunk `name`: each as a file of its own, compressed
 * by itself and asked for by itself, costs more. `room` is a part of the paths of its modules, `roots` (absolute paths) are
 * loaded in any case. Only leaves are taken: a chunk brings what its modules import.
 */
export function wordsAndIcons(name: string, room: string, roots: readonly string[]) {
  let loaded: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    loaded ??= closureOf(roots, graph)
    if (!loaded.has(id)) return null
    const isWords = id.includes(room) && /[./]text\.ts$/.test(id)
    const isIcon = id.includes('/esm/icons/') && graph.getModuleInfo(id)!.importers.every((user) => user.includes(room))
    return isWords || isIcon ? name : null
  }
}

/** Puts what a room's screen loads at once into one chunk `name`; `room` and `roots` as with words and icons. */
export function screenParts(name: string, room: string, roots: readonly string[]) {
  let loaded: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    loaded ??= closureOf(roots, graph)
    return loaded.has(id) && id.includes(room) ? name : null
  }
}

/** Everything that is loaded with the roots, they included. */
function closureOf(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set(roots)
  // a set goes on with what is added on the way
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
