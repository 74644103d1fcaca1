import type { Connection } from '#src/stores/connection.ts'

/** What a picture really is: its own size in px, its weight in bytes where that can be told. */
export type PictureFact = { readonly isMissing: true } | { readonly isMissing: false; readonly size: Size; readonly bytes?: number }

interface Size {
  readonly width: number
  readonly height: number
}

const patience = 15_000

/** Null when it cannot be loaded, undefined when it does not come in time. */
function sizeOf(address: string): Promise<Size | null | undefined> {
  return new Promise((resolve) => {
    const picture = new Image()
    const timer = setTimeout(() => resolve(undefined), patience)
    const end = (size: Size | null) => (clearTimeout(timer), resolve(size))
    picture.onload = () => end({ width: picture.naturalWidth, height: picture.naturalHeight })
    picture.onerror = () => end(null)
    picture.decoding = 'async'
    picture.src = address
  })
}

/** The weight that the browser noted when it fetched the picture; other servers must allow it to say. */
function notedBytes(address: string): number {
  const [entry] = performance.getEntriesByName?.(address, 'resource') ?? []
  return (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0
}

async function fetchedSize(address: string): Promise<number> {
  const reply = await fetch(address, { method: 'HEAD', credentials: 'omit', signal: AbortSignal.timeout(patience) })
  return reply.ok ? Number(reply.headers.get('content-length')) : 0
}

// a picture in the address itself: four signs for three bytes
const writtenBytes = (address: string) => Math.round(((address.length - address.indexOf(',')) * 3) / 4)

/** Asks only who is known to answer: a refusal would stand in the console of the host's page. */
async function bytesOf({ href, protocol, origin }: URL, connection: Pick<Connection, 'base' | 'kind'>): Promise<number> {
  if (protocol === 'data:') return writtenBytes(href)
  const noted = notedBytes(href)
  if (noted > 0) return noted
  const isOurs = connection.kind === 'own' && origin === new URL(connection.base, location.href).origin
  return isOurs || origin === location.origin ? fetchedSize(href).catch(() => 0) : 0
}

/** Loads a picture and weighs it. Undefined when nobody can tell. */
export async function lookAtPicture(connection: Pick<Connection, 'base' | 'kind'>, address: string): Promise<PictureFact | undefined> {
  const base = new URL(connection.base || '/', location.href)
  if (!URL.canParse(address, base)) return { isMissing: true }
  const url = new URL(address, base)
  const size = await sizeOf(url.href)
  if (!size) return size === null && navigator.onLine ? { isMissing: true } : undefined
  const bytes = await bytesOf(url, connection)
  return { isMissing: false, size, ...(Number.isFinite(bytes) && bytes > 0 && { bytes }) }
}
