import { atom } from 'nanostores'
import type { MediaFile } from '../wire/media-file.ts'

export type Selection = ReturnType<typeof createSelection>

/**
 * The chosen pictures, in the order they were chosen, across pages and categories.
 * Choosing answers false, and changes nothing, when that would be more than the limit.
 */
export function createSelection() {
  const $chosen = atom<readonly MediaFile[]>([])
  let limit = Infinity
  let anchor = ''

  const has = (id: string) => $chosen.get().some((file) => file.id === id)

  function set(files: readonly MediaFile[]): boolean {
    if (files.length > limit) return false
    $chosen.set(files)
    return true
  }

  function only(file: MediaFile): boolean {
    anchor = file.id
    return set([file])
  }

  function toggle(file: MediaFile): boolean {
    anchor = file.id
    const chosen = $chosen.get()
    return has(file.id) ? set(chosen.filter((other) => other.id !== file.id)) : set([...chosen, file])
  }

  /** Adds everything between the last choice and this one, as the page shows them. */
  function reach(page: readonly MediaFile[], file: MediaFile): boolean {
    const from = page.findIndex((other) => other.id === anchor)
    const to = page.findIndex((other) => other.id === file.id)
    if (from < 0 || to < 0) return toggle(file)
    return add(page.slice(Math.min(from, to), Math.max(from, to) + 1))
  }

  function add(files: readonly MediaFile[]): boolean {
    return set([...$chosen.get(), ...files.filter((file) => !has(file.id))])
  }

  /** A smaller limit keeps the first choices. */
  function limitTo(count: number): void {
    limit = count
    if ($chosen.get().length > limit) $chosen.set($chosen.get().slice(0, limit))
  }

  function drop(ids: ReadonlySet<string>): void {
    $chosen.set($chosen.get().filter((file) => !ids.has(file.id)))
  }

  /** Takes over what a fresh list says of chosen pictures (a new name). */
  function refresh(files: readonly MediaFile[]): void {
    const fresh = new Map(files.map((file) => [file.id, file]))
    if ($chosen.get().some((file) => fresh.has(file.id))) $chosen.set($chosen.get().map((file) => fresh.get(file.id) ?? file))
  }

  return {
    $chosen,
    has,
    only,
    toggle,
    reach,
    add,
    limitTo,
    drop,
    refresh,
    clear: () => $chosen.set([]),
    get limit() {
      return limit
    },
  }
}
