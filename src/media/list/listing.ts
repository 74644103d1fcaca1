import { atom } from 'nanostores'
import { listFiles } from '#src/api/files.ts'
import type { MediaServer } from '../server.ts'
import { rootId } from '../wire/category.ts'
import { readFile, type MediaFile } from '../wire/media-file.ts'

/** Pictures on a page of the list (specification 9). */
export const pageSize = 18

export interface Query {
  categoryId: string
  name: string
  /** From 1. */
  page: number
}

export interface Listing {
  state: 'loading' | 'ready' | 'failed'
  /** While loading, what was there before; empty once that would mislead. */
  files: readonly MediaFile[]
  count: number
  failure: unknown
}

// how long the pictures of another category may stay before a skeleton takes their place
const patience = 300

export type FileListing = ReturnType<typeof createListing>

/** The list of pictures that the screen shows: what is asked for, and what came. */
export function createListing(server: MediaServer) {
  const $query = atom<Query>({ categoryId: rootId, name: '', page: 1 })
  const $listing = atom<Listing>({ state: 'loading', files: [], count: 0, failure: null })
  const underWay = new Map<string, Promise<unknown>>()
  let turn = 0

  async function load(): Promise<void> {
    const mine = ++turn
    const before = $listing.get()
    $listing.set({ ...before, state: 'loading', failure: null })
    const timer = setTimeout(() => mine === turn && $listing.set({ ...$listing.get(), files: [] }), patience)
    try {
      const { list, count } = await read($query.get())
      if (mine !== turn) return
      const lastPage = Math.max(1, Math.ceil(count / pageSize))
      if (list.length === 0 && $query.get().page > lastPage) return await change({ page: lastPage })
      $listing.set({ state: 'ready', files: list, count, failure: null })
    } catch (failure) {
      if (mine !== turn) return
      $listing.set({ state: 'failed', files: [], count: 0, failure })
    } finally {
      clearTimeout(timer)
    }
  }

  // identical reads share an answer: one that was asked before an upload arrived would not show it
  async function read(query: Query) {
    const key = JSON.stringify(query)
    await underWay.get(key)?.catch(() => {})
    const asked = { pid: query.categoryId, real_name: query.name, page: query.page, limit: pageSize }
    const call = server.send(listFiles, { query: asked }).finally(() => underWay.delete(key))
    underWay.set(key, call)
    const reply = await call
    return { list: (reply.list ?? []).map((row) => readFile(row, server.base)), count: Number(reply.count) || 0 }
  }

  /** Another category or name starts at the first page. */
  function change(wanted: Partial<Query>): Promise<void> {
    const before = $query.get()
    const isOther = (wanted.categoryId ?? before.categoryId) !== before.categoryId || (wanted.name ?? before.name) !== before.name
    $query.set({ ...before, ...(isOther && { page: 1 }), ...wanted })
    return load()
  }

  return { $query, $listing, load, change }
}
