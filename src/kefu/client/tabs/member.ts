import type { Socket } from '#src/http/socket/link.ts'
import { freshId } from '#src/lib/random-id.ts'
import type { Bus, TabWord } from './bus.ts'

interface MemberOptions {
  bus: Bus
  tab: string
  /** Milliseconds in which whoever leads has to answer. */
  patience: number
  /** Nobody answers. */
  onSilence(): void
}

/** A socket that is carried by the tab which leads; it closes when another one leads. */
export function joinSocket({ bus, tab, patience, onSilence }: MemberOptions): Socket & { leave(isOver: boolean): void } {
  const member = freshId()
  let leader: string | undefined
  let readyState = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function join() {
    if (readyState !== 0 || leader !== undefined) return
    clearTimeout(timer)
    timer = setTimeout(onSilence, patience)
    bus.post({ what: 'join', member, tab })
  }

  function end() {
    readyState = 3
    clearTimeout(timer)
    stop()
  }
  const closed = () => (end(), socket.onclose?.(undefined as never))

  function hear(word: TabWord) {
    if (!('leader' in word) || word.what === 'send') return
    if (word.what === 'leads') return leader === undefined ? join() : word.leader === leader || closed()
    if (word.member !== undefined && word.member !== member) return
    if (word.what === 'joined') {
      leader ??= word.leader
      clearTimeout(timer)
    }
    if (word.leader !== leader) return
    if (word.what === 'close') closed()
    if (word.what === 'open' && readyState === 0) {
      readyState = 1
      socket.onopen?.(undefined as never)
    }
    if (word.what === 'frame' && readyState === 1) socket.onmessage?.({ data: word.text } as never)
  }

  function leave(isOver: boolean) {
    if (readyState === 3) return
    end()
    bus.post({ what: 'leave', member, isOver })
  }

  const stop = bus.listen(hear)
  const socket: ReturnType<typeof joinSocket> = {
    get readyState() {
      return readyState
    },
    send(text) {
      if (leader !== undefined) bus.post({ what: 'send', member, leader, text, at: Date.now() })
    },
    close: () => leave(false),
    leave,
    ...{ onopen: null, onclose: null, onerror: null, onmessage: null },
  }
  // whoever made it listens by then
  queueMicrotask(join)
  return socket
}
