import WebSocket from 'ws'
import type { Socket } from '#src/http/socket/link.ts'
import type { Channel, Tabs } from '#src/kefu/client/tabs/bus.ts'

interface Waiting {
  tab: object
  begin(): void
}

interface Held {
  tab: object
  release(): void
  lose(error: Error): void
}

const named = (name: string) => Object.assign(new Error(name), { name })

/** A browser whose tabs have locks and channels in common, and can die. */
export function fakeBrowser() {
  const held = new Map<string, Held>()
  const queues = new Map<string, Waiting[]>()
  const channels = new Map<string, Set<Channel & { tab: object }>>()
  const dead = new Set<object>()
  /** What a tab that hangs will hear once it goes on. */
  const unheard = new Map<object, (() => void)[]>()
  let opened = 0
  const sockets = new Set<WebSocket>()

  const next = (name: string) => {
    if (held.has(name)) return
    queues.get(name)?.shift()?.begin()
  }

  function request(tab: object, name: string, options: LockOptions | (() => unknown), run?: () => unknown): Promise<unknown> {
    const { steal = false, signal } = typeof options === 'function' ? ({} as LockOptions) : options
    const act = typeof options === 'function' ? options : run!
    return new Promise((resolve, reject) => {
      const begin = () => {
        const mine: Held = { tab, release: () => undefined, lose: reject }
        mine.release = () => {
          if (held.get(name) === mine) held.delete(name)
          next(name)
        }
        held.set(name, mine)
        if (!dead.has(tab)) void Promise.resolve(act()).then((value) => (mine.release(), resolve(value)))
      }
      if (steal) {
        held.get(name)?.lose(named('AbortError'))
        held.delete(name)
        return queueMicrotask(begin)
      }
      const entry = { tab, begin }
      const queue = queues.get(name) ?? []
      queues.set(name, [...queue, entry])
      signal?.addEventListener('abort', () => {
        const left = queues.get(name)!
        if (!left.includes(entry)) return
        queues.set(
          name,
          left.filter((one) => one !== entry),
        )
        reject(named('AbortError'))
      })
      queueMicrotask(() => next(name))
    })
  }

  function channel(tab: object, name: string): Channel {
    const all = channels.get(name) ?? new Set()
    channels.set(name, all)
    const mine: Channel & { tab: object } = {
      tab,
      onmessage: null,
      postMessage(message) {
        const copy = JSON.stringify(message)
        if (dead.has(tab) || unheard.has(tab)) return
        for (const one of all) {
          const hear = () => dead.has(one.tab) || one.onmessage?.({ data: JSON.parse(copy) } as MessageEvent)
          if (one !== mine) setImmediate(() => unheard.get(one.tab)?.push(hear) ?? hear())
        }
      },
      close: () => void all.delete(mine),
    }
    all.add(mine)
    return mine
  }

  return {
    /** A tab's part of the browser, and how it dies. */
    open() {
      const tab = {}
      const mine = new Set<WebSocket>()
      const tabs = {
        locks: { request: (...given: [string, LockOptions]) => request(tab, ...given) },
        channel: (name: string) => channel(tab, name),
      } as unknown as Tabs
      return {
        tabs,
        connect(address: string): Socket {
          const socket = new WebSocket(address)
          socket.on('error', () => {})
          opened++
          for (const set of [mine, sockets]) {
            set.add(socket)
            socket.on('close', () => set.delete(socket))
          }
          return socket as unknown as Socket
        },
        /** Whether this tab has a socket. */
        carries: () => [...mine].some(({ readyState }) => readyState === 1),
        /** From here on the tab hears and says nothing, and holds what it holds. */
        hang: () => void unheard.set(tab, []),
        wake() {
          const missed = unheard.get(tab) ?? []
          unheard.delete(tab)
          for (const hear of missed) hear()
        },
        die() {
          dead.add(tab)
          for (const socket of mine) socket.terminate()
          for (const [name, queue] of queues)
            queues.set(
              name,
              queue.filter((one) => one.tab !== tab),
            )
          for (const [name, one] of [...held])
            if (one.tab === tab) {
              held.delete(name)
              next(name)
            }
        },
      }
    },
    /** Sockets that are open now, and those that ever were. */
    sockets: () => [...sockets].filter(({ readyState }) => readyState === 1).length,
    opened: () => opened,
  }
}
