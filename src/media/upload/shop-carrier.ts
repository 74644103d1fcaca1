import type { Backend } from '#src/http/backend.ts'
import { uploadPicture } from '#src/http/upload-picture.ts'
import { shopPictureLimit } from '#src/http/uploads/recompression.ts'
import { isVideoName } from './accept.ts'
import type { Arrival, Carrier, Journey, Parcel } from './carrier.ts'

/**
 * A plain shop: one file after the other. What it cannot take it tells by refusing, and it would store the same bytes
 * twice: of one choice or drop they are sent once. It keeps no list of videos: their address is all that there is.
 */
export function shopCarrier(backend: Backend): Carrier {
  let batch = 0
  const sent = new Map<string, string>()

  async function keyOf({ file, categoryId, twins }: Parcel, { signal }: Journey): Promise<string> {
    if (twins === 0) return ''
    if (twins !== batch) sent.clear()
    batch = twins
    const { work } = await import('#src/http/uploads/work/pool.ts')
    return `${categoryId} ${await work({ kind: 'hash', file, name: 'sha256' }, { signal })}`
  }

  async function addressOf({ file, categoryId }: Parcel, { signal, onProgress }: Journey): Promise<string> {
    if (!isVideoName(file.name)) return uploadPicture(backend, file, categoryId, { signal, onProgress })
    const { uploadVideo } = await import('#src/http/uploads/video.ts')
    return uploadVideo(backend, file, { signal, onProgress })
  }

  return {
    lanes: 1,
    limits: { picture: shopPictureLimit, video: Infinity },
    async send(parcel: Parcel, journey: Journey): Promise<Arrival> {
      const key = await keyOf(parcel, journey)
      const stored = sent.get(key)
      if (stored) return { address: stored, fileId: '', known: true }
      const address = await addressOf(parcel, journey)
      if (key) sent.set(key, address)
      return { address, fileId: '', known: false }
    },
    giveUp: () => Promise.resolve(),
  }
}
