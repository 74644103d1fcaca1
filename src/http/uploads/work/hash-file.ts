import { md5 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

const piece = 1 << 20

export type HashName = 'sha256' | 'md5'

/**
 * Hash of a file as hex digits, read a megabyte at a time: `crypto.subtle` is missing on plain http and wants all bytes
 * at once. `rest` is awaited after each piece; on a page it must let others work.
 * @throws when the file cannot be read (it was changed or removed on the disk), or what `rest` throws
 */
export async function hashFile(file: Blob, name: HashName, rest?: (done: number) => Promise<void> | void): Promise<string> {
  const hash = (name === 'md5' ? md5 : sha256).create()
  for (let at = 0; at < file.size; at += piece) {
    hash.update(new Uint8Array(await file.slice(at, at + piece).arrayBuffer()))
    await rest?.(Math.min(file.size, at + piece))
  }
  return bytesToHex(hash.digest())
}
