import { uploadPicture } from '#src/http/upload-picture.ts'
import { recompressFrom, recompressionOf } from '#src/http/uploads/recompression.ts'
import { sha256OfBytes } from '#src/lib/sha256.ts'
import type { Connection } from '#src/stores/connection.ts'
import { isWire } from '../document/block.ts'
import { deviceParts, type DeviceParts } from '../device/device-parts.ts'
import { pictureTypeOf } from './picture-type.ts'

/** A picture that is to be in the shop's media library. */
export interface Wanted {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Without its ending: that comes from the bytes. */
  readonly name: string
  /** Where the shop may have it already. */
  readonly hint?: string
}

/** What of the outside world is needed to put pictures into a shop. */
export interface PictureLibrary {
  readonly base: string
  /** @throws RequestError */
  upload(file: File, signal?: AbortSignal): Promise<string>
  /** The bytes at an address; undefined when they cannot be had. */
  read(address: string, signal?: AbortSignal): Promise<Uint8Array | undefined>
  readonly store: DeviceParts
}

/** A picture of 2 MB and more as the media library would send it (specification 5); an animation, which nobody is asked about, as it is. */
async function asUploaded(file: File): Promise<File> {
  if (file.size < recompressFrom || (await recompressionOf(file)) !== 'recompress') return file
  const { recompress } = await import('#src/http/uploads/recompress.ts')
  return recompress(file).catch(() => file)
}

/** The place of a connection. */
export const libraryOf = (connection: Connection): PictureLibrary => ({
  base: connection.base,
  async upload(file, signal) {
    await connection.check()
    return uploadPicture(connection, await asUploaded(file), '0', signal ? { signal } : {})
  },
  async read(address, signal) {
    const response = await fetch(address, { credentials: 'omit', ...(signal && { signal }) }).catch(() => undefined)
    return response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
  },
  store: deviceParts,
})

/** SHA-256 by the browser where it has one for this page, else by our own. */
export async function hashOfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return sha256OfBytes(bytes)
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const keyOf = (base: string) => `crm:pictures:${base}`

/**
 * Puts pictures into the media library, the same bytes only once: an address that the shop or this device remembers
 * is used again when the very same bytes still lie there.
 */
export class ShopPictures {
  readonly #done = new Map<string, Promise<string>>()

  constructor(private readonly library: PictureLibrary) {}

  /** The picture's whole address. @throws RequestError, TypeError for bytes that are no picture */
  async put(wanted: Wanted, signal?: AbortSignal): Promise<string> {
    const type = pictureTypeOf(wanted.bytes)
    if (!type) throw new TypeError('no picture')
    const hash = await hashOfBytes(wanted.bytes)
    const running = this.#done.get(hash)
    if (running) return running
    const work = this.#putOnce(wanted, hash, type, signal)
    this.#done.set(hash, work)
    // the next one may try again
    work.catch(() => this.#done.delete(hash))
    return work
  }

  async #putOnce({ bytes, name, hint }: Wanted, hash: string, type: string, signal: AbortSignal | undefined): Promise<string> {
    const candidates = new Set([await this.#remembered(hash), hint].filter((address) => address?.startsWith(`${this.library.base}/`)))
    for (const address of candidates) if (address && (await this.#isThere(address, hash, signal))) return address
    const file = new File([bytes], `${name}.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`, { type })
    const address = await this.library.upload(file, signal)
    if (address === '') throw new TypeError('no address')
    await this.library.store.write(keyOf(this.library.base), new Map([[hash, { address }]])).catch(() => undefined)
    return address
  }

  async #remembered(hash: string): Promise<string | undefined> {
    const found = await this.library.store.readPart(keyOf(this.library.base), hash).catch(() => undefined)
    return isWire(found) && typeof found['address'] === 'string' ? found['address'] : undefined
  }

  async #isThere(address: string, hash: string, signal: AbortSignal | undefined): Promise<boolean> {
    const bytes = await this.library.read(address, signal)
    return bytes !== undefined && (await hashOfBytes(new Uint8Array(bytes))) === hash
  }
}
