/** Milliseconds after which a part of the code counts as lost (specification 9). */
const chunkLimit = 120_000
/** Milliseconds before the one other try. */
const breath = 300

export type ChunkCode = 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED'

/** A part of the code did not arrive: its server is away, or a newer version took its place. */
export class ChunkError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly code: ChunkCode
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.code = /\bCSS\b|\.css\b/.test(this.message) ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError'
  }
}

const wait = (time: number) => new Promise((done) => setTimeout(done, time))

async function inTime<T>(part: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('timeout')), limit)
  })
  try {
    return await Promise.race([part, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Brings a part of the code: within 120 s, and once more after a failure. @throws ChunkError */
export async function bringChunk<T>(bring: () => Promise<T>, limit = chunkLimit): Promise<T> {
  try {
    return await inTime(bring(), limit)
  } catch {
    await wait(breath)
  }
  try {
    return await inTime(bring(), limit)
  } catch (error) {
    throw new ChunkError(error)
  }
}
