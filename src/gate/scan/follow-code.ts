import { readScan, readSignInKey } from '#src/api/chat-scan.ts'
import type { Connection } from '#src/stores/connection.ts'

/** What became of a code that an agent may scan. */
export type CodeView =
  | { state: 'opening' }
  | { state: 'open' | 'scanned'; address: string }
  | { state: 'over' }
  | { state: 'failed'; message: string }

/** How often is asked, in ms, and how many times at most (kefu contract, "QR login"). */
const interval = 1_000
const mostAsked = 60
const [over, scanned, done] = [0, 1, 3]

/** Where the code leads: a page of the shop's storefront, whatever folder the server is in. */
const addressOf = (base: string, key: string) => `${new URL(base).origin}/pages/users/scan_login/index?key=${encodeURIComponent(key)}`

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, interval)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

// nobody scans what they do not see
function seen(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible' || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const go = () => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return
      document.removeEventListener('visibilitychange', go)
      resolve()
    }
    document.addEventListener('visibilitychange', go)
    signal.addEventListener('abort', go, { once: true })
  })
}

async function follow(connection: Connection, tell: (view: CodeView) => void, signal: AbortSignal): Promise<void> {
  const once = { signal, once: true }
  const { key } = await connection.send(readSignInKey, {}, once)
  const address = addressOf(connection.base, key)
  tell({ state: 'open', address })
  for (let asked = 0; asked < mostAsked; asked++) {
    await pause(signal)
    await seen(signal)
    if (signal.aborted) return
    const reply = await connection.send(readScan, { params: { key } }, once)
    if (signal.aborted) return
    const status = Number(reply.status)
    if (status === done) return void connection.keepAgent(reply as Parameters<Connection['keepAgent']>[0])
    if (status === over) break
    tell({ state: status === scanned ? 'scanned' : 'open', address })
  }
  tell({ state: 'over' })
}

/** Asks for a code and follows it until somebody is signed in by it, it is over, or the returned stop is called. */
export function followCode(connection: Connection, tell: (view: CodeView) => void): () => void {
  const ending = new AbortController()
  const say = (view: CodeView) => ending.signal.aborted || tell(view)
  say({ state: 'opening' })
  follow(connection, say, ending.signal).catch((error: unknown) => say({ state: 'failed', message: (error as Error).message }))
  return () => ending.abort()
}
