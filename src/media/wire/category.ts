import type { FileCategory } from '#src/api/files.ts'

export interface Category {
  id: string
  /** Id of the parent; `rootId` at the top. */
  parentId: string
  name: string
  /** As far as one level tells: the shop marks rows that have something below them. */
  hasChildren: boolean
  /** How many files it holds itself, where the server says so. */
  files?: number
}

/** The shop's id for "no category": the parent of all, and the list of everything. */
export const rootId = '0'

export function readCategory(row: FileCategory): Category {
  return {
    id: String(row.id),
    parentId: String(row.pid ?? rootId),
    name: row.title || row.name || '',
    hasChildren: Array.isArray(row.children),
    ...(row.files !== undefined && { files: row.files }),
  }
}

/** A category with how deep it lies; a whole tree written line by line, parents first. */
export interface CategoryRow extends Category {
  depth: number
}

/** Reads the reply of `all=1`, where children are nested. */
export function readTree(rows: readonly FileCategory[], depth = 0): CategoryRow[] {
  return rows.flatMap((row) => [{ ...readCategory(row), depth }, ...readTree(row.children ?? [], depth + 1)])
}
