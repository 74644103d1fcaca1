interface Module {
  readonly importedIds: readonly string[]
  readonly importers: readonly string[]
  readonly code?: string | null
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

/**
 * Puts the icons that the screens of `roots` load at once, and others later, into one chunk `name`. What the screens of `without`
 * load at once stays by itself: they would pay for all of them.
 */
export function sharedIcons(name: string, roots: readonly string[], without: readonly string[]) {
  let chosen: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    if (!id.includes('/esm/icons/')) return null
    if (!chosen) {
      const others = iconsOf(without, graph)
      chosen = new Set([...iconsOf(roots, graph)].filter((icon) => !others.has(icon)))
    }
    return chosen.has(fileOf(id)) ? name : null
  }
}

const fileOf = (id: string) => id.slice(id.lastIndexOf('/') + 1)

/**
 * The files of the icons that are named in what is loaded with the roots. The graph does not say: everybody imports the index of
 * the icons, which imports them all.
 */
function iconsOf(roots: readonly string[], graph: Graph): Set<string> {
  const files = new Set<string>()
  for (const id of closureOf(roots, graph)) {
    const code = graph.getModuleInfo(id)?.code ?? ''
    const index = graph.getModuleInfo(id)?.importedIds.find((next) => next.endsWith('/esm/lucide-react.mjs'))
    if (!index) continue
    const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)].flatMap(([, list = '']) => list.split(','))
    for (const name of names) {
      const file = iconFiles(index, graph).get(name.replace(/ as .*/, '').trim())
      if (file) files.add(file)
    }
  }
  return files
}

const indexes = new WeakMap<Graph, Map<string, string>>()

/** The files of the icons by their names. */
function iconFiles(index: string, graph: Graph): Map<string, string> {
  const known = indexes.get(graph)
  if (known) return known
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of (graph.getModuleInfo(index)?.code ?? '').matchAll(
    /\{([^}]*)\}\s*from\s*['"]\.\/icons\/([\w.-]+)['"]/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  indexes.set(graph, files)
  return files
}

/** Everything that is loaded with the roots, they included. */
function closureOf(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set(roots)
  // a set goes on with what is added on the way
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
