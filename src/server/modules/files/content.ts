import type { Storage } from '../../storage/storage.ts'

// begins with a dot: neither we nor a web server in front of us hands it out
const contentFolder = '.content'

/** Where the bytes of a hash lie, once for all addresses that show them. */
export const contentPlace = (sha256: string): string => `${contentFolder}/${sha256.slice(0, 2)}/${sha256}`

/** Bytes that lie whole in a file of this machine's disk. */
interface Bytes {
  path: string
  size: number
}

/** Keeps the bytes of a hash; known ones are not written again. */
export async function keepContent(files: Storage, sha256: string, { path, size }: Bytes): Promise<void> {
  const place = contentPlace(sha256)
  if ((await files.look(place))?.size !== size) await files.keep(place, path)
}

export const hasContent = async (files: Storage, sha256: string): Promise<boolean> => (await files.look(contentPlace(sha256))) !== undefined

export const readContent = (files: Storage, sha256: string): Promise<Buffer> => files.read(contentPlace(sha256))

/** Shows kept bytes at an address, in place of what was there. */
export const placeContent = (files: Storage, sha256: string, place: string): Promise<void> => files.copy(contentPlace(sha256), place)

export const dropContent = (files: Storage, sha256: string): Promise<void> => files.remove(contentPlace(sha256))
