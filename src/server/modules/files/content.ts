import type { Storage } from '../../storage/storage.ts'

// begins with a dot: neither we nor a web server in front of us hands it out
const contentFolder = '.content'

/** Where the bytes of a hash lie, once for all addresses that show them. */
export const contentKey = (sha256: string): string => `${contentFolder}/${sha256.slice(0, 2)}/${sha256}`

/** Bytes that lie whole in a file of this machine's disk. */
interface Bytes {
  path: string
  size: number
}

/** Keeps the bytes of a hash; known ones are not written again. */
export async function keepContent(files: Storage, sha256: string, { path, size }: Bytes): Promise<void> {
  const key = contentKey(sha256)
  if ((await files.look(key))?.size !== size) await files.keep(key, path)
}

export const hasContent = async (files: Storage, sha256: string): Promise<boolean> => (await files.look(contentKey(sha256))) !== undefined

export const readContent = (files: Storage, sha256: string): Promise<Buffer> => files.read(contentKey(sha256))

/** Shows kept bytes at an address, in place of what was there. */
export const copyContent = (files: Storage, sha256: string, key: string): Promise<void> => files.copy(contentKey(sha256), key)

export const dropContent = (files: Storage, sha256: string): Promise<void> => files.remove(contentKey(sha256))
