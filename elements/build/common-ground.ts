interface Module {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds?: readonly string[]
}

/** The part of Rolldown's module graph that chunks are told apart by. */
export interface Graph {
  getModuleInfo(id: string): Module | null
}

interface Parties {
  /** Screens of which each loads everything that goes into the chunk; where it shows one of two things first, both are named. */
  readonly screens: readonly (string | readonly string[])[]
  /** What is loaded without any of them, with all that it loads later. */
  readonly without: readonly string[]
  /** The same, without what it loads later: that are the screens. */
  readonly doors: readonly string[]
  /** What goes into the chunk as well: packages that every screen loads and nobody else, and what is smaller in it than in a file of its own. */
  readonly others?: RegExp
  /** Small things that run before a screen: a chunk `${name}-early` has them, and what they stand on besides the plain part. */
  readonly early?: readonly string[]
}

/**
 * Puts what all screens load at once into one chunk `name`, and of that what is loaded without them as well into `${name}-plain`: on
 * a slow line each file of its own costs a journey. Nobody loads more than before, since a chunk brings only what its modules import.
 * Ids are absolute paths.
 */
export function commonGround(name: string, { screens, without, doors, others, early = [] }: Parties) {
  let sets: Record<'ground' | 'plain' | 'first', ReadonlySet<string>> | undefined
  const part = (which: '-plain' | '-early' | '') => (id: string, graph: Graph) => {
    sets ??= {
      ground: screens
        .map((screen) => closureOf([screen].flat(), graph))
        .reduce((one, other) => new Set([...one].filter((each) => other.has(each)))),
      plain: new Set([...closureOf(without, graph, true), ...closureOf(doors, graph)]),
      first: closureOf(early, graph),
    }
    if (early.includes(id)) return which === '-early' ? `${name}-early` : null
    if (others?.test(id)) return which === '' ? name : null
    // a package's index names everything that there is in it, whether anybody uses it or not; the stores are small and used by all
    if (!sets.ground.has(id) || /\/node_modules\/(?!nanostores\/)/.test(id)) return null
    const place = sets.plain.has(id) ? '-plain' : sets.first.has(id) ? '-early' : ''
    return place === which ? name + which : null
  }
  // the plain part first: a chunk takes what its modules import, unless another one has it already
  return [
    { name: part('-plain'), debugName: `${name}-plain` },
    { name: part('-early'), debugName: `${name}-early` },
    { name: part(''), debugName: name },
  ]
}

/** Everything that is loaded with the roots, they included; `isWhole`: and what they load later. */
export function closureOf(roots: readonly string[], graph: Graph, isWhole = false): Set<string> {
  const found = new Set(roots)
  // a set goes on with what is added on the way
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...(isWhole ? dynamicallyImportedIds : [])]) found.add(next)
  }
  return found
}
