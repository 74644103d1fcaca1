import { encodeJpeg } from './encode-jpeg.ts'

export interface JpegTask {
  source: Blob
  quality: number
}

/** The encoded picture, or null when the browser cannot read it. */
export type JpegAnswer = Blob | null

addEventListener('message', async (event: MessageEvent<JpegTask>) => {
  const encoded: JpegAnswer = await encodeJpeg(event.data.source, event.data.quality).catch(() => null)
  postMessage(encoded)
})
