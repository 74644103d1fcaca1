import type { Department } from '#src/api/departments.ts'
import type { Id } from '#src/api/endpoint.ts'
import type { TreeMove } from '#src/ui/tree/tree.tsx'

const isSame = (one: Id, other: Id) => String(one) === String(other)

/** Departments right below one, in order; 0 is the top. */
export const childrenOf = (departments: readonly Department[], pid: Id): Department[] => departments.filter((one) => isSame(one.pid, pid))

/** A move of the tree as the server stores it: below which department, and before which of its children (0: last). */
export function moveOnWire(
  departments: readonly Department[],
  { id, target, position: place }: TreeMove,
): { pid: Id; before: Id } | undefined {
  const other = departments.find((one) => isSame(one.id, target))
  if (!other) return undefined
  if (place === 'into') return { pid: other.id, before: 0 }
  if (place === 'before') return { pid: other.pid, before: other.id }
  const siblings = childrenOf(departments, other.pid).filter((one) => !isSame(one.id, id))
  const next = siblings[siblings.findIndex((one) => isSame(one.id, target)) + 1]
  return { pid: other.pid, before: next?.id ?? 0 }
}

/** One up or down among its siblings; undefined at the end. */
export function stepAmong(departments: readonly Department[], { id, pid }: Department, step: -1 | 1): TreeMove | undefined {
  const siblings = childrenOf(departments, pid)
  const other = siblings[siblings.findIndex((one) => isSame(one.id, id)) + step]
  return other && { id, target: other.id, position: step < 0 ? 'before' : 'after' }
}
