import type { Wire } from './block.ts'

/*
 * What our editor marks on a stored block beyond the shop's own fields (decision 16). A hidden block is stored
 * under a name that no renderer knows: the shop's applications skip it, and H5 makes an empty element of it
 * (designer contract 7.3). Its own name stands beside it, so that showing gives back exactly what was there.
 */
const hiddenName = 'crmHidden'
const kindKey = 'crmKind'
const nameKey = 'crmName'

/** Longest name of a block, in signs. */
export const longestName = 30

export const isHidden = (wire: Wire): boolean => wire['name'] === hiddenName && typeof wire[kindKey] === 'string'

/** The kind that a stored block is of, hidden or not; empty when it says none. */
export function kindOf(wire: Wire): string {
  const kind = isHidden(wire) ? wire[kindKey] : wire['name']
  return typeof kind === 'string' ? kind : ''
}

/** The same block, not rendered by any storefront; a block without a kind stays as it is. */
export function hidden(wire: Wire): Wire {
  return isHidden(wire) || typeof wire['name'] !== 'string' ? wire : { ...wire, name: hiddenName, [kindKey]: wire['name'] }
}

/** The block as it was before it was hidden. */
export function shown(wire: Wire): Wire {
  if (!isHidden(wire)) return wire
  const { [kindKey]: name, ...rest } = wire
  return { ...rest, name }
}

/** The name that somebody gave a block; empty when nobody did. */
export function givenName(wire: Wire): string {
  const name = wire[nameKey]
  return typeof name === 'string' ? name : ''
}

/** The block with a name of its own; an empty name takes it away. */
export function named(wire: Wire, name: string): Wire {
  const short = [...name.trim()].slice(0, longestName).join('')
  if (short === givenName(wire)) return wire
  if (short !== '') return { ...wire, [nameKey]: short }
  const { [nameKey]: _, ...rest } = wire
  return rest
}
