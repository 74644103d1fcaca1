import type { FileListing } from '../list/listing.ts'
import type { MediaServer } from '../server.ts'
import type { MediaFile } from '../wire/media-file.ts'
import type { Selection } from './selection.ts'

/** How far "all" goes where a list has pages. */
export type Reach = 'page' | 'list'

/**
 * Choosing many at once: everything, a range, all but what was chosen; also files that nobody has read yet.
 * What is known is chosen before the promise is handed out. Answers false when that would be more than the limit.
 * @throws RequestError where ids or files have to be read
 */
export function createChoosing(server: MediaServer, listing: FileListing, selection: Selection, isPicking: () => boolean) {
  const { isEndless } = listing
  // who picks hands out whole files: ids alone are of no use then
  const hasIds = () => server.capabilities.features.fileSearch && !isPicking()
  const page = () => listing.$listing.get().files
  const find = (id: string) => listing.at(listing.indexOf(id))

  function loaded(first: number, last: number): MediaFile[] | undefined {
    const files: MediaFile[] = []
    for (let index = first; index <= last; index++) {
      const file = listing.at(index)
      if (!file) return undefined
      files.push(file)
    }
    return files
  }

  async function between(first: number, last: number): Promise<boolean> {
    const here = loaded(first, last)
    if (here) return selection.add(here)
    if (last - first >= selection.limit) return false
    if (hasIds()) return selection.addIds((await listing.readIds()).slice(first, last + 1), find)
    return selection.add(await listing.readRange(first, last))
  }

  /** Adds everything between the last choice and this one, as the list shows them. */
  async function reach(file: MediaFile): Promise<boolean> {
    const { anchor } = selection
    const to = listing.indexOf(file.id)
    const seen = listing.indexOf(anchor.id)
    const from = seen >= 0 ? seen : anchor.id && hasIds() ? (await listing.readIds()).indexOf(anchor.id) : isEndless() ? anchor.index : -1
    if (from < 0 || to < 0) return selection.toggle(file, to)
    return between(Math.min(from, to), Math.max(from, to))
  }

  /** Whether more than the page can be taken at once. */
  const canTakeList = () => hasIds() || isEndless()

  const total = async () => (await listing.counting()) ?? listing.$listing.get().count

  /** Adds the page, or everything that the list would show; without an end there are no pages. */
  async function all(reach: Reach = 'page'): Promise<boolean> {
    if (!canTakeList() || (reach === 'page' && !isEndless())) return selection.add(page())
    return between(0, (await total()) - 1)
  }

  /** Chooses what the list shows and is not chosen, and lets go of what is. */
  async function invert(): Promise<boolean> {
    const count = await total()
    const files = hasIds() ? undefined : isEndless() ? (loaded(0, count - 1) ?? (await listing.readRange(0, count - 1))) : page()
    const listed = files?.map((file) => file.id) ?? (await listing.readIds())
    const inList = new Set(listed)
    const byId = files && new Map(files.map((file) => [file.id, file]))
    const elsewhere = selection.ids().filter((id) => !inList.has(id))
    return selection.set([...elsewhere, ...listed.filter((id) => !selection.has(id))], (id) => byId?.get(id) ?? find(id))
  }

  return { reach, all, invert, canTakeList }
}
