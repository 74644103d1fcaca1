/** Types seen at each place of a value: `data.list[].id` → number. */
export type Shape = Map<string, { types: Set<string>; seen: number; parents: number }>

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** Lists count as many samples of one element: what only some of them have is optional. */
export function shapeOf(value: unknown, opaque: string[] = []): Shape {
  const shape: Shape = new Map()
  const objects = new Map<string, number>()
  const visit = (path: string, entry: unknown) => {
    const node = shape.get(path) ?? { types: new Set(), seen: 0, parents: 0 }
    shape.set(path, node)
    node.types.add(typeOf(entry))
    node.seen++
    if (opaque.includes(path)) return
    // records by their ids, as the lines of an order: a list under another name
    if (path.endsWith('_info') && isById(entry)) return Object.values(entry).forEach((item) => visit(`${path}[]`, item))
    if (Array.isArray(entry)) for (const item of entry) visit(`${path}[]`, item)
    else if (typeof entry === 'object' && entry !== null) {
      objects.set(path, (objects.get(path) ?? 0) + 1)
      for (const [key, inner] of Object.entries(entry)) visit(path ? `${path}.${key}` : key, inner)
    }
  }
  visit('', value)
  for (const [path, node] of shape) node.parents = objects.get(parentOf(path)) ?? 0
  return shape
}

const isById = (entry: unknown): entry is Record<string, unknown> =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry) && Object.keys(entry).every((key) => /^\d+$/.test(key))

const parentOf = (path: string) => path.replace(/(\.?[^.[\]]+|\[\])$/, '')

export interface Tolerance {
  /** Places that are ours alone. */
  ours?: string[]
  /** Places whose inside is somebody's saved value. */
  opaque?: string[]
  /** Places of the recorded reply that ours leaves out, or gives another type, each with a reason. */
  differs?: Record<string, string>
}

const inside = (path: string, prefixes: string[]) =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}.`) || path.startsWith(`${prefix}[`))

/** What a recording says nothing of, since a list was empty there, as other recordings of the same call have it. */
function completed(own: Shape, others: readonly Shape[]): Shape {
  const whole: Shape = new Map(own)
  for (const [path, { types }] of own) {
    if (!types.has('array') || own.has(`${path}[]`)) continue
    for (const other of others)
      for (const [below, node] of other) if (below.startsWith(`${path}[`) && !whole.has(below)) whole.set(below, node)
  }
  return whole
}

/**
 * Sentences that say where a reply has another shape than the recorded one; empty when they agree.
 * @param others further recordings of the call, for the rows of lists that are empty in this one
 */
export function differences(recorded: unknown, ours: unknown, tolerance: Tolerance = {}, others: readonly unknown[] = []): string[] {
  const { ours: added = [], opaque = [], differs = {} } = tolerance
  const own = shapeOf(recorded, opaque)
  const expected = completed(
    own,
    others.map((one) => shapeOf(one, opaque)),
  )
  const found = shapeOf(ours, opaque)
  const excused = [...added, ...Object.keys(differs)]
  const wrong: string[] = []
  for (const [path, { types }] of found) {
    if (inside(path, excused)) continue
    const known = expected.get(path)
    if (!known && isUnknown(expected, path)) continue
    if (!known) wrong.push(`${path} is not in the recorded reply`)
    else if (!known.types.has('null'))
      for (const type of types) if (!known.types.has(type)) wrong.push(`${path} is ${type}, recorded ${[...known.types].join(' or ')}`)
  }
  for (const [path, { seen, parents }] of expected) {
    if (inside(path, excused)) continue
    // the rows of a list, wherever it stands: with none, ours would agree with any shape
    if (path.endsWith('[]') && own.has(path) && found.get(parentOf(path))?.types.has('array') && !found.has(path))
      wrong.push(`${path} has no entry, so nothing is compared`)
    if (path.endsWith('[]') || seen < parents) continue
    const parent = found.get(parentOf(path))
    if (parent && parent.types.has('object') && !found.has(path)) wrong.push(`${path} is missing`)
  }
  return wrong
}

/** True below an empty list or a null of the recorded reply: it says nothing about what would be there. */
function isUnknown(expected: Shape, path: string): boolean {
  // an empty key has no parent that could be told from it
  for (let at = parentOf(path), below = path; at && at !== below; below = at, at = parentOf(at)) {
    const node = expected.get(at)
    if (node) return node.types.has('null') || (node.types.has('array') && !expected.has(`${at}[]`))
  }
  return false
}
