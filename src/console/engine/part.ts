import { addressOf } from '../router/location.ts'

/** What of a list page is open in place of the list: `at=detail-12`, `at=edit-12`, `at=add`. */
export interface Part {
  /** `detail`, or the key of an action whose form is a page. */
  key: string
  /** Of the row; empty for a new one. */
  id: string
}

const name = 'at'

/** The part that an address names; null for the list. */
export function partIn(query: string): Part | null {
  const [, key, id = ''] = /^(\w+)(?:-(.*))?$/s.exec(new URLSearchParams(query).get(name) ?? '') ?? []
  return key ? { key, id } : null
}

/** The query with another part, and the same filters. */
export function withPart(query: string, part: Part | null): string {
  const search = new URLSearchParams(query)
  if (part) search.set(name, part.id ? `${part.key}-${part.id}` : part.key)
  else search.delete(name)
  return search.toString()
}

/** The address of a part of the page at `path`. */
export const partAddress = (path: string, query: string, part: Part | null): string => addressOf({ path, query: withPart(query, part) })
