import { citiesOf, type Region, type WireRegion } from '#src/kinds/regions.ts'
import type { TreeNode } from '#src/ui/tree/rows.ts'

/** Provinces with the cities that are left to choose from; a city has no children, a province without any is left out. */
export function nodesOf(tree: readonly WireRegion[], taken: ReadonlySet<string>): TreeNode[] {
  return tree.flatMap(({ city_id, name, children = [] }) => {
    const left = children.filter((city) => !taken.has(String(city.city_id)))
    const cities = left.map((city) => ({ id: String(city.city_id), label: city.name, children: [] }))
    return cities.length === 0 ? [] : [{ id: provinceKey(city_id), label: name, children: cities }]
  })
}

/** A province may have the number of a city. */
const provinceKey = (id: WireRegion['city_id']) => `p${id}`

/** What words find: a province with all of its cities, or those cities of it that have them in their names. */
export function foundNodes(nodes: readonly TreeNode[], words: string): readonly TreeNode[] {
  if (words === '') return nodes
  return nodes.flatMap((node) => {
    if (node.label.includes(words)) return [node]
    const children = (node.children ?? []).filter((city) => city.label.includes(words))
    return children.length === 0 ? [] : [{ ...node, children }]
  })
}

/** Keys that the tree of boxes takes as checked: the cities, and the provinces that have some. */
export const checkedKeys = (nodes: readonly TreeNode[], cities: ReadonlySet<string>): Set<string> => {
  const above = nodes.filter((node) => node.children?.some((city) => cities.has(String(city.id)))).map((node) => String(node.id))
  return new Set([...above, ...cities])
}

/** Cities among keys. */
export const cityKeys = (keys: Iterable<string>): Set<string> => new Set([...keys].filter((key) => !key.startsWith('p')))

export const chosenIds = (value: readonly Region[]): Set<string> => new Set(citiesOf(value).map(({ id }) => id))

/** The regions that chosen cities make up, in the order of the tree. */
export function regionsOf(tree: readonly WireRegion[], chosen: ReadonlySet<string>): Region[] {
  return tree.flatMap(({ city_id, name, children = [] }) => {
    const cities = children
      .filter((city) => chosen.has(String(city.city_id)))
      .map((city) => ({ id: String(city.city_id), name: city.name }))
    return cities.length === 0 ? [] : [{ id: String(city_id), name, cities, isWhole: cities.length === children.length }]
  })
}
