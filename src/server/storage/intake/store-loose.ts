import type { Storage } from '../storage.ts'
import type { Approved } from './arrival.ts'
import { newKey } from './disk.ts'

/**
 * Stores bytes that no row of the library shows: no list names them, so nobody but their owner finds them and nobody throws them away.
 * They stay for good. Answers the address.
 */
export async function storeLoose(files: Storage, file: Pick<Approved, 'path' | 'extension'>, folder = 'attach'): Promise<string> {
  const key = `${newKey(new Date(), folder)}.${file.extension}`
  await files.keep(key, file.path)
  return `/uploads/${key}`
}
