import { map } from 'nanostores'
import { createFileCategory, editFileCategory, listFileCategories, removeFileCategory } from '#src/api/files.ts'
import type { MediaServer } from '../server.ts'
import { readCategory, readTree, type Category, type CategoryLine } from '../wire/category.ts'

/** The children of one category; the shop hands out one level at a time. */
export interface Branch {
  state: 'loading' | 'ready' | 'failed'
  items: readonly Category[]
  failure: unknown
}

/** Longest name that the shop takes (media contract). */
export const categoryNameLimit = 30

export type Categories = ReturnType<typeof createCategories>

export function createCategories(server: MediaServer) {
  const $branches = map<Record<string, Branch>>({})
  const turns = new Map<string, number>()

  async function load(parentId: string): Promise<void> {
    const turn = (turns.get(parentId) ?? 0) + 1
    turns.set(parentId, turn)
    const items = $branches.get()[parentId]?.items ?? []
    $branches.setKey(parentId, { state: 'loading', items, failure: null })
    try {
      const reply = await server.send(listFileCategories, { query: { name: '', pid: parentId } })
      if (turns.get(parentId) !== turn) return
      $branches.setKey(parentId, { state: 'ready', items: (reply.list ?? []).map(readCategory), failure: null })
    } catch (failure) {
      if (turns.get(parentId) === turn) $branches.setKey(parentId, { state: 'failed', items, failure })
    }
  }

  /** @throws RequestError with the shop's sentence (no name 400100, name taken 400101) */
  async function create(parentId: string, name: string): Promise<void> {
    await server.send(createFileCategory, { body: { pid: parentId, name } })
    await load(parentId)
  }

  /** @throws RequestError; a category with children cannot go below another (400105) */
  async function edit(category: Category, parentId: string, name: string): Promise<void> {
    await server.send(editFileCategory, { params: { id: category.id }, body: { pid: parentId, name } })
    await load(category.parentId)
    if (parentId !== category.parentId) await load(parentId)
  }

  /** @throws RequestError; a category with children is refused (400102) */
  async function remove(category: Category): Promise<void> {
    await server.send(removeFileCategory, { params: { id: category.id } })
    await load(category.parentId)
  }

  /** Everything at once, for choosing where to move pictures. @throws RequestError */
  async function readAll(): Promise<CategoryLine[]> {
    return readTree((await server.send(listFileCategories, { query: { name: '', all: 1 } })).list ?? [])
  }

  /** A category that has been shown; undefined for the root. */
  function find(id: string): Category | undefined {
    return Object.values($branches.get())
      .flatMap((branch) => branch.items)
      .find((item) => item.id === id)
  }

  return { $branches, load, create, edit, remove, readAll, find }
}
