import { afterEach, beforeEach, vi } from 'vitest'
import { NodeRequest } from './node-request.ts'
import { startUs3 } from './us3-stand-in.ts'

/** A server with a bucket for each of a file's tests, and requests that go out; read inside of tests. */
export function stageUs3(): { server: Awaited<ReturnType<typeof startUs3>> } {
  const stage = {} as ReturnType<typeof stageUs3>
  beforeEach(async () => {
    vi.stubGlobal('XMLHttpRequest', NodeRequest)
    stage.server = await startUs3()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    stage.server.close()
  })
  return stage
}
