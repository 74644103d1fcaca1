import { setMaxListeners } from 'node:events'
import WebSocket from 'ws'
import type { Random } from '../random.mjs'

/** As much of a browser as the chat needs, whose sockets double frames and whose clock can be set. */
export interface Page {
  /** From here on the clock of all devices is wrong by so many milliseconds. */
  setClock(wrong: number): void
  stop(): void
}

const names = ['navigator', 'localStorage', 'sessionStorage', 'location', 'window', 'WebSocket', 'document', 'XMLHttpRequest'] as const

function storage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}

/** The part of XMLHttpRequest that uploads use, over fetch. */
class Request {
  upload: { onprogress?: unknown } = {}
  status = 0
  responseText = ''
  withCredentials = false
  onloadend?: () => void
  #control = new AbortController()
  #headers: Record<string, string> = {}
  #to = ['', ''] as [string, string]
  open(method: string, url: string) {
    this.#to = [method, url]
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value
  }
  abort() {
    this.#control.abort()
  }
  getAllResponseHeaders = () => ''
  send(body: BodyInit | null) {
    void this.#run(body).finally(() => this.onloadend?.())
  }
  async #run(body: BodyInit | null) {
    const [method, url] = this.#to
    try {
      const reply = await fetch(url, { method, body, headers: this.#headers, signal: this.#control.signal })
      this.responseText = await reply.text()
      this.status = reply.status
    } catch {
      this.status = 0
    }
  }
}

function doubling(random: Random, share: number) {
  return class extends WebSocket {
    constructor(address: string) {
      super(address)
      // a browser's socket does not throw when nobody listens to its errors
      this.on('error', () => {})
    }
    override send(text: string) {
      super.send(text)
      if (random.chance(share) && text.includes('"chat"')) super.send(text)
    }
    override emit(event: string | symbol, ...more: unknown[]): boolean {
      if (event === 'message' && random.chance(share)) super.emit(event, ...more)
      return super.emit(event, ...more)
    }
  }
}

/** Puts the page in place of what Node has; `stop` puts back what was there. `doubledShare` of all frames come twice. */
export function openPage(random: Random, doubledShare: number): Page {
  const globals = globalThis as Record<string, unknown>
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globals, name)] as const)
  const local = storage()
  const [window, document] = [new EventTarget(), new EventTarget()]
  // each device listens to it, and to what it has of a page
  setMaxListeners(0, window, document)
  const page: Record<(typeof names)[number], unknown> = {
    // each device is a browser of its own
    navigator: undefined,
    localStorage: local,
    sessionStorage: local,
    location: new URL('http://host.test/'),
    window,
    WebSocket: doubling(random, doubledShare),
    document: Object.assign(document, { cookie: '', visibilityState: 'visible', documentElement: { lang: '' } }),
    XMLHttpRequest: Request,
  }
  for (const name of names) Object.defineProperty(globals, name, { value: page[name], configurable: true, writable: true })
  const now = Date.now
  let wrong = 0
  Date.now = () => now() + wrong
  return {
    setClock(by) {
      wrong = by
    },
    stop() {
      Date.now = now
      for (const [name, was] of before)
        if (was) Object.defineProperty(globals, name, was)
        else delete globals[name]
    },
  }
}
