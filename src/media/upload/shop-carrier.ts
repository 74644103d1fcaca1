import type { Backend } from '#src/http/backend.ts'
import { uploadPicture } from '#src/http/upload-picture.ts'
import { isVideoName } from './accept.ts'
import type { Arrival, Carrier, Journey, Parcel } from './carrier.ts'

/**
 * A plain shop: one file after the other. What it cannot take it tells by refusing. It keeps no list of videos: their
 * address is all that there is.
 */
export function shopCarrier(backend: Backend): Carrier {
  return {
    lanes: 1,
    async send({ file, categoryId }: Parcel, { signal, onProgress }: Journey): Promise<Arrival> {
      if (!isVideoName(file.name))
        return { address: await uploadPicture(backend, file, categoryId, { signal, onProgress }), fileId: '', known: false }
      const { uploadVideo } = await import('#src/http/uploads/video.ts')
      return { address: await uploadVideo(backend, file, { signal, onProgress }), fileId: '', known: false }
    },
    giveUp: () => Promise.resolve(),
  }
}
