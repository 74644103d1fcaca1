/** Films that are read at once: browsers have few decoders. */
const atOnce = 2
/** Pixels of the longer side: a tile on a screen of two pixels a dot. */
const longest = 360
/** About half a megabyte each; those that were looked at longest ago go first. */
const mostCached = 48
/** Milliseconds after which a film counts as one that shows nothing. */
const patience = 15_000
/** A busy machine says that a film stands at its place before there is anything to draw: looks for it, and milliseconds between them. */
const looks = 30
const pause = 100
/** Seconds from the start: films begin with black. */
const usual = 1

const cache = new Map<string, HTMLCanvasElement>()
/** When a film showed nothing, in milliseconds since 1970: a line that was cut may be back. */
const failed = new Map<string, number>()
const forgotten = 60_000
const waiting: (() => void)[] = []
let busy = 0

/**
 * A picture of a film from its first second, at most 360 pixels long; undefined for one that the browser cannot show. Only
 * as much is read of it as that takes, two films at a time.
 * @throws what the signal says
 */
export async function firstFrame(address: string, signal: AbortSignal): Promise<HTMLCanvasElement | undefined> {
  if (Date.now() - (failed.get(address) ?? 0) < forgotten) return undefined
  const cached = cache.get(address)
  if (cached) return keep(address, cached)
  while (busy >= atOnce) await new Promise<void>((go) => waiting.push(go))
  busy++
  try {
    signal.throwIfAborted()
    const frame = cache.get(address) ?? (await read(address, signal))
    if (frame) return keep(address, frame)
    failed.set(address, Date.now())
    return undefined
  } finally {
    busy--
    waiting.shift()?.()
  }
}

function keep(address: string, frame: HTMLCanvasElement): HTMLCanvasElement {
  cache.delete(address)
  cache.set(address, frame)
  if (cache.size > mostCached) cache.delete(cache.keys().next().value!)
  return frame
}

async function read(address: string, signal: AbortSignal): Promise<HTMLCanvasElement | undefined> {
  const film = document.createElement('video')
  film.muted = true
  film.playsInline = true
  film.preload = 'metadata'
  const until = (name: string) =>
    new Promise<void>((resolve, reject) => {
      film.addEventListener(name, () => resolve(), { once: true })
      film.addEventListener('error', () => reject(new Error(name)), { once: true })
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      setTimeout(() => reject(new Error('too late')), patience)
    })
  try {
    const isKnown = until('loadedmetadata')
    film.src = address
    await isKnown
    if (Number.isFinite(film.duration)) {
      const isAt = until('seeked')
      film.currentTime = Math.min(usual, film.duration / 4)
      await isAt
    } else {
      // a recording that does not say how long it is cannot be searched
      film.preload = 'auto'
      if (film.readyState < film.HAVE_CURRENT_DATA) await until('loadeddata')
    }
    return film.videoWidth > 0 ? await drawn(film, signal) : undefined
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  } finally {
    // lets go of the decoder and of what is still on its way
    film.removeAttribute('src')
    film.load()
  }
}

async function drawn(film: HTMLVideoElement, signal: AbortSignal): Promise<HTMLCanvasElement | undefined> {
  const scale = Math.min(1, longest / Math.max(film.videoWidth, film.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(film.videoWidth * scale))
  canvas.height = Math.max(1, Math.round(film.videoHeight * scale))
  for (let look = 0; look < looks; look++) {
    signal.throwIfAborted()
    canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
    if (!isEmpty(canvas)) return canvas
    await new Promise((done) => setTimeout(done, pause))
  }
  return undefined
}

function isEmpty(canvas: HTMLCanvasElement): boolean {
  try {
    return canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] === 0
  } catch {
    // what comes from elsewhere may be shown, not read
    return false
  }
}
