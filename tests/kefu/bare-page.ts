import { vi } from 'vitest'
import WebSocket from 'ws'
import { memoryStorage } from './client/memory-storage.ts'

class QuietSocket extends WebSocket {
  constructor(address: string) {
    super(address)
    // a browser's socket does not throw when nobody listens to its errors
    this.on('error', () => {})
  }
}

/**
 * As much of a page as the chat's stores need, over Node's own fetch: a simulated browser prints every request
 * that breaks, and here they do on purpose. Undone by `vi.unstubAllGlobals()`.
 */
export function barePage(): void {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('location', new URL('http://host.test/'))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('WebSocket', QuietSocket)
  // each of them is a browser of its own
  vi.stubGlobal('navigator', undefined)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible', documentElement: { lang: '' } }))
}
