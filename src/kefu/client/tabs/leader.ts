import type { Socket } from '#src/http/socket/link.ts'
import { freshId } from '#src/lib/random-id.ts'
import type { Bus, TabWord } from './bus.ts'
import { openLine, type Line } from './line.ts'

interface LeaderOptions {
  bus: Bus
  connect(): Socket
  /** The server has a word for looking at no conversation. */
  looksAway: boolean
  /** Calls when a tab has died without a word; gives back how to wait no longer. */
  onDeath(tab: string, died: () => void): () => void
}

/** Milliseconds after which a frame is too old to be sent on: its tab counts it as lost by then. */
const stale = 5000

/** Tabs whose death is waited for. */
function createWatch(onDeath: LeaderOptions['onDeath'], died: (tab: string) => void) {
  const watched = new Map<string, () => void>()
  return {
    add(tab: string) {
      if (watched.has(tab)) return
      const over = () => (watched.delete(tab), died(tab))
      watched.set(tab, onDeath(tab, over))
    },
    end() {
      for (const forget of watched.values()) forget()
      watched.clear()
    },
  }
}

/** The members of a socket, and the socket itself as long as there are some. */
function createCarrier({ bus, connect, looksAway }: LeaderOptions, leader: string) {
  const members = new Map<string, string>()
  let line: Line | undefined
  const tell = {
    all: (text: string) => bus.post({ what: 'frame', leader, text }),
    one: (member: string, text: string) => bus.post({ what: 'frame', leader, member, text }),
  }

  function drop() {
    const gone = line
    line = undefined
    gone?.close()
    const left = [...members.keys()]
    members.clear()
    for (const member of left) bus.post({ what: 'close', leader, member })
  }

  function dial(): Line {
    const socket = connect()
    const opened = openLine({ socket, members, tell, looksAway, drop })
    socket.onopen = () => [...members.keys()].forEach((member) => bus.post({ what: 'open', leader, member }))
    socket.onclose = socket.onerror = drop
    return opened
  }

  return {
    drop,
    has: (member: string) => members.has(member),
    of: (tab: string) => [...members].flatMap(([member, owner]) => (owner === tab ? [member] : [])),
    join(member: string, tab: string) {
      // a tab that joins again doubts the socket: what it sent may be anywhere
      if (line?.tabs.has(tab)) drop()
      members.set(member, tab)
      line ??= dial()
      line.tabs.add(tab)
      if (line.isOpen()) bus.post({ what: 'open', leader, member })
    },
    leave(member: string, isOver = false) {
      if (isOver) line?.tabs.delete(members.get(member) ?? '')
      if (!members.delete(member)) return
      if (members.size === 0) drop()
      else line?.leave(member)
    },
    send: (member: string, text: string) => line?.send(member, text),
  }
}

/** Carries a socket for all tabs of a browser, until the returned function is called. */
export function leadSocket(options: LeaderOptions): () => void {
  const { bus } = options
  const leader = freshId()
  const carrier = createCarrier(options, leader)
  const watch = createWatch(options.onDeath, (tab) => {
    for (const member of carrier.of(tab)) {
      carrier.leave(member)
      bus.post({ what: 'close', leader, member })
    }
  })

  function hear(word: TabWord) {
    if (word.what === 'join') {
      bus.post({ what: 'joined', leader, member: word.member })
      // it may ask again before it has the answer
      if (!carrier.has(word.member)) carrier.join(word.member, word.tab)
      watch.add(word.tab)
    }
    if (word.what === 'leave') carrier.leave(word.member, word.isOver)
    const isMine = word.what === 'send' && word.leader === leader && carrier.has(word.member)
    if (isMine && Date.now() - word.at < stale) carrier.send(word.member, word.text)
    // it was taken over while this tab was not heard
    if (word.what === 'leads' && word.leader !== leader) end()
  }

  function end() {
    stop()
    carrier.drop()
    watch.end()
  }

  const stop = bus.listen(hear)
  bus.post({ what: 'leads', leader })
  return end
}
