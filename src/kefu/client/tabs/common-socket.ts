import type { Connect, Socket } from '#src/http/socket/link.ts'
import { jsonText } from '#src/lib/json-text.ts'
import { freshId } from '#src/lib/random-id.ts'
import { pageStorage } from '../../page-storage.ts'
import { openBus, type Bus, type Tabs } from './bus.ts'
import { standFor, type Candidate } from './candidate.ts'
import { leadSocket } from './leader.ts'
import { joinSocket } from './member.ts'

interface CommonOptions {
  /** Whose socket it is. */
  name: string
  /** What they sign in with: another session has another socket. */
  hello(): object[]
  /** The server has a word for looking at no conversation. */
  looksAway: boolean
  tabs?: Tabs | undefined
  connect?: (address: string) => Socket
  /** Milliseconds in which whoever leads has to answer. */
  patience?: number
}

/** Where these are missing or blocked (plain http, a frame without storage) each tab has a socket of its own. */
function tabsOfBrowser(): Tabs | undefined {
  if (typeof navigator === 'undefined' || !navigator.locks || typeof BroadcastChannel === 'undefined' || !pageStorage()) return undefined
  return { locks: navigator.locks, channel: (name) => new BroadcastChannel(name) }
}

/** A short name that tells nothing of what it is made of. */
function digest(text: string): string {
  let [one, two] = [5381, 52_711]
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    one = (Math.imul(one, 33) ^ sign) >>> 0
    two = (Math.imul(two, 31) + sign) >>> 0
  }
  return one.toString(36) + two.toString(36)
}

/** One socket for all tabs of a browser in which the same person is signed in: one tab leads and carries it for the others. */
export function commonSocket(options: CommonOptions): Connect | undefined {
  const tabs = options.tabs ?? tabsOfBrowser()
  if (!tabs) return undefined
  const tab = freshId()
  const connect = options.connect ?? ((address: string) => new WebSocket(address) as unknown as Socket)
  // held as long as the tab lives: whoever leads waits for it
  const death = (id: string) => `crm-tab:${id}`
  let held = false
  let joined: { key: string; bus: Bus; candidate: Candidate } | undefined
  let member: ReturnType<typeof joinSocket> | undefined

  function onDeath(id: string, died: () => void) {
    const control = new AbortController()
    tabs!.locks.request(death(id), { signal: control.signal }, died).catch(() => {})
    return () => control.abort()
  }

  function end() {
    member?.leave(true)
    member = undefined
    joined?.candidate.withdraw()
    joined?.bus.close()
    joined = undefined
  }

  function placeOf(address: string) {
    const key = `crm-chat:${digest(jsonText([address, options.name, options.hello()]))}`
    if (joined?.key === key) return joined
    end()
    const bus = openBus(tabs!, key)
    const lead = () => leadSocket({ bus, connect: () => connect(address), looksAway: options.looksAway, onDeath })
    return (joined = { key, bus, candidate: standFor(key, tabs!, lead) })
  }

  const join = (address: string): Socket => {
    if (!held) void tabs.locks.request(death(tab), () => new Promise<void>(() => {})).catch(() => {})
    held = true
    const { bus, candidate } = placeOf(address)
    return (member = joinSocket({ bus, tab, patience: options.patience ?? 3000, onSilence: candidate.takeOver }))
  }
  return Object.assign(join, { end })
}
