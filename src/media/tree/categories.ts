import { map } from 'nanostores'
import { readCategoryContents, removeFullCategory } from '#src/api/file-library.ts'
import { listFileCategories, removeFileCategory } from '#src/api/files.ts'
import type { Accept } from '../list/query.ts'
import type { MediaServer } from '../server.ts'
import { readCategory, readTree, rootId, type Category, type CategoryRow } from '../wire/category.ts'

/** The children of one category; the shop hands out one level at a time. */
export interface Branch {
  state: 'loading' | 'ready' | 'failed'
  items: readonly Category[]
  failure: unknown
}

/** What becomes of what a category holds when it goes: given to its parent, or thrown away. */
export type Fate = 'lift' | 'trash'

export type Categories = ReturnType<typeof createCategories>

/** `accept`: what the list shows, and is counted. */
export function createCategories(server: MediaServer, accept: () => Accept) {
  const $branches = map<Record<string, Branch>>({})
  const turns = new Map<string, number>()

  const counted = () => (server.capabilities.features.fileSearch ? { type: accept() } : {})

  async function load(parentId: string): Promise<void> {
    const turn = (turns.get(parentId) ?? 0) + 1
    turns.set(parentId, turn)
    const items = $branches.get()[parentId]?.items ?? []
    $branches.setKey(parentId, { state: 'loading', items, failure: null })
    try {
      const reply = await server.send(listFileCategories, { query: { name: '', pid: parentId, ...counted() } })
      if (turns.get(parentId) !== turn) return
      $branches.setKey(parentId, { state: 'ready', items: (reply.list ?? []).map(readCategory), failure: null })
    } catch (failure) {
      if (turns.get(parentId) === turn) $branches.setKey(parentId, { state: 'failed', items, failure })
    }
  }

  /** Reads every level that was read before: after a change anywhere. */
  function reload(): Promise<unknown> {
    return Promise.all([...new Set([rootId, ...Object.keys($branches.get())])].map(load))
  }

  /** Counts anew what the categories hold that are on the screen, at a server that counts. */
  function recount(): void {
    if (server.capabilities.features.fileSearch && $branches.get()[rootId]) void reload()
  }

  /**
   * What is in it goes the way of `fate`; without one a category with children is refused (400102).
   * @throws RequestError
   */
  async function remove({ id }: Category, fate?: Fate): Promise<void> {
    if (fate) await server.send(removeFullCategory, { params: { id }, query: { contents: fate } })
    else await server.send(removeFileCategory, { params: { id } })
    $branches.setKey(id, undefined as never)
    await reload()
  }

  /** How much lies in it and below. @throws RequestError */
  function readContents({ id }: Category): Promise<{ categories: number; files: number }> {
    return server.send(readCategoryContents, { params: { id } })
  }

  /** Everything at once, for choosing where to move pictures. @throws RequestError */
  async function readAll(): Promise<CategoryRow[]> {
    return readTree((await server.send(listFileCategories, { query: { name: '', all: 1 } })).list ?? [])
  }

  /** A category that has been shown; undefined for the root. */
  function find(id: string): Category | undefined {
    return Object.values($branches.get())
      .flatMap((branch) => branch.items)
      .find((item) => item.id === id)
  }

  return { $branches, load, reload, recount, remove, readContents, readAll, find }
}
