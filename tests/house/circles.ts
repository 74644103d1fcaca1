import { importsOf, resolved } from './sources.ts'

/** Modules that reach themselves by their imports, types included: each group is one circle or several that touch. */
export function circles(modules: ReadonlyMap<string, string>): string[][] {
  const edges = new Map(
    [...modules].map(([path, text]) => [
      path,
      importsOf(text)
        .map((address) => resolved(path, address))
        .filter((other) => modules.has(other)),
    ]),
  )
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const groups: string[][] = []
  // Tarjan's strongly connected components
  const visit = (path: string): number => {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    open.push(path)
    for (const other of edges.get(path)!) {
      const reached = order.has(other) ? (open.includes(other) ? order.get(other)! : Infinity) : visit(other)
      lowest.set(path, Math.min(lowest.get(path)!, reached))
    }
    if (lowest.get(path) === order.get(path)) {
      const group = open.splice(open.indexOf(path))
      if (group.length > 1) groups.push(group.sort())
    }
    return lowest.get(path)!
  }
  for (const path of modules.keys()) if (!order.has(path)) visit(path)
  return groups
}
