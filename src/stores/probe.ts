import { readLoginInfo } from '#src/api/login-info.ts'
import { contractVersion, readCapabilities, shopCapabilities, type Capabilities } from '#src/api/capabilities.ts'
import type { Backend } from '#src/http/backend.ts'
import { RequestError } from '#src/http/failure.ts'
import { send } from '#src/http/request.ts'
import { pathOf } from '#src/http/url.ts'

/** Whether and how a server can be used. `cors`: it answers, but not to this page's origin. */
export type Reach =
  | { state: 'checking' }
  | { state: 'ready'; capabilities: Capabilities }
  | { state: 'unreachable' | 'cors' | 'unavailable' }
  | { state: 'version'; contract: number }

/** Milliseconds that one question may take: through a line that is half open nothing comes. */
const patience = 15_000

/**
 * Asks for the capabilities; 404 or nonsense is a plain shop server (decision 9), which fails with 500 alone when it is broken.
 * To another origin a shop's 404 looks like a broken network (live-server): it is known by a call that it surely has.
 */
export async function probe(backend: Backend): Promise<Reach> {
  const reach = await reached(backend)
  if (reach) return reach
  if (!(await answersAnyone(backend))) return { state: 'unreachable' }
  // it may have come back meanwhile: a server that refuses this origin goes on doing so
  return (await reached(backend)) ?? { state: 'cors' }
}

/** What a server answers; undefined where nothing could be read. */
async function reached(backend: Backend): Promise<Reach | undefined> {
  const [first, failure] = await askOnce(backend)
  if (failure?.kind === 'timeout') return undefined
  if (failure?.kind !== 'network') return first
  try {
    await send(backend, readLoginInfo, {}, { timeout: patience })
    // ours, if it was only out of reach for a moment, answers by now
    const [second, again] = await askOnce(backend)
    return again?.kind === 'network' ? plainShop : second
  } catch (error) {
    return isBroken(error) ? { state: 'unavailable' } : undefined
  }
}

const plainShop: Reach = { state: 'ready', capabilities: shopCapabilities }

const isBroken = (error: unknown) => error instanceof RequestError && (error.kind === 'unavailable' || error.status === 500)

async function askOnce(backend: Backend): Promise<[Reach, RequestError?]> {
  try {
    return [reachOf(await send(backend, readCapabilities, {}, { once: true, timeout: patience }))]
  } catch (error) {
    if (!(error instanceof RequestError)) return [{ state: 'unreachable' }]
    return [isBroken(error) ? { state: 'unavailable' } : plainShop, error]
  }
}

function reachOf(answer: unknown): Reach {
  const given = answer as Partial<Capabilities> | undefined
  if (given?.kind !== 'own' || typeof given.contract !== 'number') return plainShop
  if (given.contract !== contractVersion) return { state: 'version', contract: given.contract }
  const features = { ...shopCapabilities.features, ...given.features }
  const uploads = given.uploads ? { uploads: given.uploads } : {}
  return { state: 'ready', capabilities: { kind: 'own', contract: given.contract, features, ...uploads } }
}

// an opaque answer tells that the server is there and only this origin is refused
async function answersAnyone(backend: Backend): Promise<boolean> {
  try {
    await fetch(backend.baseFor('admin') + pathOf(readCapabilities), {
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    return true
  } catch {
    return false
  }
}
