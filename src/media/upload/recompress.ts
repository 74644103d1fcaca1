import { asJpegFile, jpegQuality } from './recompression.ts'
import type { JpegAnswer, JpegTask } from './jpeg-worker.ts'

/** Writes a picture anew as JPEG, beside the page's own work where a worker may be had. @throws when it cannot be read */
export async function recompress(file: File): Promise<File> {
  const encoded = (await inWorker({ source: file, quality: jpegQuality })) ?? (await onPage(file))
  return asJpegFile(encoded, file)
}

async function onPage(file: File): Promise<Blob> {
  const { encodeJpeg } = await import('./encode-jpeg.ts')
  return encodeJpeg(file, jpegQuality)
}

/** null when no worker may be had, or when it could not read the picture: the page then tries and says why. */
async function inWorker(task: JpegTask): Promise<JpegAnswer> {
  const worker = startWorker()
  if (!worker) return null
  try {
    return await new Promise<JpegAnswer>((resolve) => {
      worker.onmessage = (event: MessageEvent<JpegAnswer>) => resolve(event.data)
      worker.onerror = () => resolve(null)
      worker.postMessage(task)
    })
  } finally {
    worker.terminate()
  }
}

// a worker needs the page's own origin; pages with nonces have a strict policy, and asking would be a report
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || document.querySelector('script[nonce]')) return null
  if (new URL(import.meta.url).origin !== location.origin) return null
  try {
    return new Worker(new URL('./jpeg-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
