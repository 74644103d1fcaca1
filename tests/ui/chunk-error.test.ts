import { describe, expect, it } from 'vitest'
import { bringChunk, ChunkError } from '#src/ui/chunk-error.ts'

const failure = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => error as ChunkError,
  )

describe('a part of the code', () => {
  it('is asked for once more after a failure', async () => {
    let times = 0
    expect(await bringChunk(async () => (times++ === 0 ? Promise.reject(new Error('gone')) : 'there'))).toBe('there')
    expect(times).toBe(2)
  })

  it('that does not arrive is a ChunkLoadError, a style sheet’s its CSS variant', async () => {
    const gone = (message: string) => failure(bringChunk(() => Promise.reject(new Error(message))))
    const script = await gone('Failed to fetch dynamically imported module: /chunks/x.js')
    expect(script).toMatchObject({ name: 'ChunkLoadError', code: 'ChunkLoadError' })
    expect(await gone('Unable to preload CSS for /chunks/x.css')).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' })
  })

  it('that never answers counts as lost', async () => {
    expect(await failure(bringChunk(() => new Promise(() => {}), 20))).toBeInstanceOf(ChunkError)
  })
})
