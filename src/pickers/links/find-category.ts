import { useEffect, useState } from 'react'
import type { LinkCategory } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'
import { linksOf } from './link-answers.ts'
import { targetOf } from './link-format.ts'
import { leavesOf } from './link-node.ts'

const isFixed = (leaf: LinkCategory) => leaf.type === 'link' || leaf.type === 'marketing_link'

/**
 * The node that a stored link belongs to: by its form, else the fixed pages are searched, else it is one's own.
 * Without a link it is the first node.
 */
export async function findCategory(connection: Connection, tree: readonly LinkCategory[], link: string): Promise<LinkCategory | undefined> {
  const leaves = leavesOf(tree)
  if (link === '') return leaves[0]
  for (const leaf of leaves.filter(isFixed)) {
    // a list that cannot be read shows its failure when it is opened
    const rows = await linksOf(connection, leaf).catch(() => [])
    if (rows.some((row) => row.url === link)) return leaf
  }
  return leaves.find((leaf) => leaf.type === 'custom')
}

/** The same where no question is needed; undefined means that the fixed pages must be searched. */
export function categoryByForm(tree: readonly LinkCategory[], link: string): LinkCategory | undefined {
  const leaves = leavesOf(tree)
  if (link === '') return leaves[0]
  const type = targetOf(link)?.type
  return type && leaves.find((leaf) => leaf.type === type)
}

/** Where the field's link stands in the tree; undefined while it is looked for. */
export function useCategoryOf(connection: Connection, tree: readonly LinkCategory[] | undefined, link: string): LinkCategory | undefined {
  const [found, setFound] = useState<LinkCategory>()
  const byForm = tree && categoryByForm(tree, link)
  const isSearching = tree !== undefined && byForm === undefined && found === undefined
  useEffect(() => {
    if (!isSearching || !tree) return
    let isCurrent = true
    void findCategory(connection, tree, link).then((category) => isCurrent && setFound(category))
    return () => {
      isCurrent = false
    }
    // the tree is another object at every render; what it holds is asked once
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [connection, link, isSearching])
  return byForm ?? found
}
