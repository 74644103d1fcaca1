import { jsonText } from '#src/lib/json-text.ts'
import { calm, pauseBefore, type Backoff } from './backoff.ts'
import { pingFrame, readFrame, sentenceOf, type Frame } from './frame.ts'

/** The part of WebSocket that is used. */
export interface Socket {
  readonly readyState: number
  send(text: string): void
  close(): void
  onopen: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
}

/** How a socket is made; `end` is called when none is wanted any more. */
export interface Connect {
  (address: string): Socket
  end?(): void
}

/** `waiting` = the connection is gone and a new one will be tried; `refused` = the server does not want this token. */
export type LinkState = 'off' | 'connecting' | 'online' | 'waiting' | 'refused'

/** Milliseconds; the shop closes a socket after 12 s of silence and expects a ping every 10 s. */
export interface LinkTimes {
  ping: number
  /** How long the answer to a ping may take. */
  pong: number
  /** The same when the network or the tab has just come back. */
  quickPong: number
  /** How long a login may take. */
  hello: number
  /** A connection that held this long starts the back-off anew. */
  stable: number
  backoff: Backoff
}

export const linkTimes: LinkTimes = { ping: 10_000, pong: 5000, quickPong: 2000, hello: 10_000, stable: 3000, backoff: calm }

export interface LinkOptions {
  address: string
  /** First frames after opening. With `awaitsSuccess` the link is online at the server's `success`, else at its first word. */
  hello(): object[]
  awaitsSuccess(): boolean
  onState(state: LinkState, sentence: string): void
  onFrame(frame: Frame): void
  connect?: Connect
  random?: () => number
  times?: Partial<LinkTimes>
}

export interface Link {
  start(): void
  stop(): void
  /** Puts a frame on the socket; false when there is none. */
  send(frame: object): boolean
  /** Drops the connection and makes another. */
  restart(): void
  /** Asks whether the other side is still there; called when the network or the tab comes back. */
  check(): void
  /** The network has gone, as the page hears: the connection counts as lost, and is tried again like any other. */
  doubt(): void
  state(): LinkState
}

/** One socket that is made again whenever it breaks. */
export function createLink(options: LinkOptions): Link {
  const times = { ...linkTimes, ...options.times }
  const random = options.random ?? Math.random
  const connect: Connect = options.connect ?? ((address) => new WebSocket(address) as unknown as Socket)
  let state: LinkState = 'off'
  let socket: Socket | undefined
  let attempt = 0
  const timers = new Map<'retry' | 'ping' | 'pong' | 'stable', ReturnType<typeof setTimeout>>()

  const later = (name: 'retry' | 'ping' | 'pong' | 'stable', after: number, act: () => void) => {
    clearTimeout(timers.get(name))
    timers.set(name, setTimeout(act, after))
  }
  const still = () => {
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  }
  const enter = (next: LinkState, sentence = '') => {
    if (state === next) return
    state = next
    options.onState(next, sentence)
  }

  function drop() {
    const gone = socket
    socket = undefined
    still()
    if (!gone) return
    gone.onopen = gone.onclose = gone.onerror = gone.onmessage = null
    try {
      gone.close()
    } catch {
      // a socket that is not open yet may throw; it is forgotten anyway
    }
  }

  function lost() {
    drop()
    if (state === 'off' || state === 'refused') return
    enter('waiting')
    later('retry', pauseBefore(attempt++, random, times.backoff), dial)
  }

  function dial() {
    drop()
    enter('connecting')
    let fresh: Socket
    try {
      fresh = connect(options.address)
    } catch {
      return lost()
    }
    socket = fresh
    later('pong', times.hello, lost)
    fresh.onclose = fresh.onerror = lost
    fresh.onopen = () => {
      for (const frame of options.hello()) fresh.send(jsonText(frame))
      // nobody confirms a tourist: the answer to a ping shows that somebody is listening
      if (!options.awaitsSuccess()) fresh.send(jsonText(pingFrame))
    }
    fresh.onmessage = (event) => receive((event as MessageEvent).data)
  }

  function arrive() {
    clearTimeout(timers.get('pong'))
    later('ping', times.ping, ask)
    later('stable', times.stable, () => (attempt = 0))
    enter('online')
  }

  function ask(patience = times.pong) {
    if (!send(pingFrame)) return lost() // it is closing, and nobody knows how long that takes
    later('pong', patience, lost)
    later('ping', times.ping, ask)
  }

  function receive(text: unknown) {
    const frame = readFrame(text)
    if (!frame) return
    if (state === 'online') clearTimeout(timers.get('pong'))
    // our server asks by itself: timers of a hidden tab are slowed down, answers are not
    if (frame.type === 'ping' && frame.data.probe) send(pingFrame)
    options.onFrame(frame) // whoever hears may want another line
    if (state === 'connecting' && (frame.type === 'success' || !options.awaitsSuccess())) arrive()
    if (frame.type === 'error' && frame.close) {
      drop()
      enter('refused', sentenceOf(frame))
    } else if (frame.close) lost()
  }

  function send(frame: object): boolean {
    if (socket?.readyState !== 1) return false
    socket.send(jsonText(frame))
    return true
  }

  function restart() {
    if (state === 'off' || state === 'refused') return
    attempt = 0
    dial()
  }

  // handed on by itself, so it may not lean on `this`
  function check() {
    if (state === 'online') ask(times.quickPong)
    else if (state === 'waiting') restart()
  }

  const doubt = () => void (state === 'online' && lost())

  return {
    start() {
      if (state === 'off' || state === 'refused') dial()
    },
    stop() {
      connect.end?.()
      drop()
      enter('off')
    },
    send,
    restart,
    check,
    doubt,
    state: () => state,
  }
}
