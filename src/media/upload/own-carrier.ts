import { absoluteFile } from '#src/http/absolute-file.ts'
import { giveUp, uploadResumably } from '#src/http/uploads/resumable.ts'
import { work } from '#src/http/uploads/work/pool.ts'
import type { Connection } from '#src/stores/connection.ts'
import { isVideoName } from './accept.ts'
import type { Arrival, Carrier, Journey, Parcel } from './carrier.ts'

/** Uploads that go on after a cut, three at once; the same bytes are never sent twice (src/api/file-uploads.ts). */
export function ownCarrier(connection: Connection): Carrier {
  // the same bytes at the same time: the second waits, and then they are known
  const underWay = new Map<string, Promise<unknown>>()

  async function hashOf({ file, sha256 }: Parcel, { signal, onStage, onProgress, onHash }: Journey): Promise<string> {
    if (sha256) return sha256
    onStage('hashing')
    const found = await work({ kind: 'hash', file, name: 'sha256' }, { signal, onDone: (bytes) => onProgress(bytes / file.size) })
    onHash(found)
    onStage('sending')
    onProgress(0)
    return found
  }

  function transferOf({ file, categoryId, replaces }: Parcel, sha256: string, { onStage, ...journey }: Journey) {
    const request = { name: file.name, size: file.size, sha256, pid: categoryId, ...(replaces && { replaces }) }
    return uploadResumably(connection, file, request, { ...journey, onConnected: (isThere) => onStage(isThere ? 'sending' : 'offline') })
  }

  // a cloud keeps the film, and the library no list of it: its address is all that there is (as at a shop)
  async function intoCloud(file: File, { signal, onProgress, onStage }: Journey): Promise<Arrival> {
    onStage('sending')
    const { uploadVideo } = await import('#src/http/uploads/video.ts')
    return { address: await uploadVideo(connection, file, { signal, onProgress }), fileId: '', known: false }
  }

  return {
    lanes: 3,
    ...(connection.capabilities.uploads && { limits: connection.capabilities.uploads }),
    async send(parcel, journey) {
      if (connection.capabilities.uploads?.cloud && isVideoName(parcel.file.name) && !parcel.replaces)
        return intoCloud(parcel.file, journey)
      const sha256 = await hashOf(parcel, journey)
      // whoever is first waits for nobody, least of all for one that waits for it
      if (underWay.has(sha256)) await Promise.race([underWay.get(sha256), journey.turn()])
      const transfer = transferOf(parcel, sha256, journey)
      const ended = transfer.catch(() => undefined)
      underWay.set(sha256, ended)
      void ended.then(() => underWay.get(sha256) === ended && underWay.delete(sha256))
      const { file, known } = await transfer
      return { address: absoluteFile(connection.base, file.att_dir), fileId: String(file.att_id), known }
    },
    giveUp: (held) => giveUp(connection, held),
  }
}
