import { chatFrame, readMessage, type Message, type Outgoing } from '../wire/message.ts'
import { sentenceOf, type Frame } from '#src/http/socket/frame.ts'
import { jsonText } from '#src/lib/json-text.ts'
import type { Outbox } from './outbox.ts'
import { createPreparing, type Preparation } from './preparation.ts'
import { doubtsIn, reconciled } from './reconcile.ts'
import { $text } from './sender.text.ts'

export interface SenderOptions {
  outbox: Outbox
  put(frame: object): boolean
  /** The server keeps client ids and echoes them, so a message may be sent twice without harm. */
  confirms: boolean
  /** Newest stored message id known of a conversation. */
  lastId(partner: string): string
  /** Makes a new connection: the only way to learn what became of a message on a plain shop server. */
  restart(): void
  /** A waiting message changed; `sent` is what the server stored. */
  onChange(waiting: Outgoing, sent?: Message): void
  /** What has to be done with some messages first. */
  preparation?: Preparation | undefined
  /** Milliseconds until an acknowledgement is overdue. */
  patience?: number
  /** Milliseconds before a message is sent again that the server could not store just now. */
  pause?: number
}

/** Sends one message after the other, each until it is acknowledged or refused; so their order holds. */
export interface Sender {
  write(message: Outgoing): void
  /** The connection is there and what was in doubt is settled. */
  open(): void
  /** The connection is gone. */
  halt(): void
  /** The outbox is somebody else's from now on. */
  end(): void
  /** Takes an acknowledgement or a refusal; the message that it stored. */
  receive(frame: Frame): Message | undefined
  /** Settles messages in doubt by the history of a server that confirms nothing; `undefined` = no history to be had. */
  reconcile(partner: string, own: readonly Message[] | undefined): void
  retry(clientId: string): void
  discard(clientId: string): void
  /** Conversations with messages that may have arrived, each with the id behind which they must be. */
  doubtful(): { partner: string; since: string }[]
}

/** Bytes of a text that fit into a frame: for a longer one a server closes the line, and again each time that it is sent. */
const mostBytes = 60_000

/** A clock that was put back does not put what is written now before what waits; what no server takes does not hold back the rest. */
const afterWaiting = (outbox: Outbox, message: Outgoing): Outgoing => ({
  ...message,
  at: Math.max(message.at, ...outbox.list().map(({ at }) => at)),
  ...(new Blob([jsonText(message.text)]).size > mostBytes && { failed: $text.get().tooLong }),
})

/** Makes a sender over an outbox that is already filled. */
export function createSender(options: SenderOptions): Sender {
  const { outbox, confirms } = options
  const patience = options.patience ?? 10_000
  const pause = options.pause ?? 2000
  let isOpen = false
  let current: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const preparing = createPreparing({
    preparation: options.preparation,
    find: (clientId) => find(clientId),
    put: (message, isSeen) => (isSeen ? change(message) : outbox.put(message)),
    next: () => pump(),
    pause,
  })
  const find = (clientId: string | undefined) => outbox.list().find((message) => message.clientId === clientId)
  const change = (message: Outgoing) => {
    outbox.put(message)
    options.onChange(message)
  }

  function pump() {
    if (!isOpen || current !== undefined) return
    const next = outbox.list().find((message) => message.failed === undefined)
    if (!next || preparing.holds(next)) return
    current = next.clientId
    // written down before it leaves: after a crash it must count as one that may have arrived
    if (!next.tried) outbox.put({ ...next, tried: true, since: options.lastId(next.to) })
    if (!options.put(chatFrame(next, confirms))) return halt()
    timer = setTimeout(overdue, patience)
  }

  function overdue() {
    if (!confirms) return options.restart()
    current = undefined
    pump()
  }

  function release() {
    clearTimeout(timer)
    current = undefined
  }

  function halt() {
    isOpen = false
    release()
  }

  function stored(waiting: Outgoing, message: Message): Message {
    const sent = { ...message, key: waiting.clientId, clientId: waiting.clientId }
    outbox.remove(waiting.clientId)
    options.onChange(waiting, sent)
    return sent
  }

  function acknowledged(frame: Frame): Message | undefined {
    const message = readMessage(frame.data)
    if (!message) return undefined
    const waiting = confirms ? find(message.clientId) : find(current)
    if (!waiting) return message
    if (current === waiting.clientId) release()
    const sent = stored(waiting, message)
    pump()
    return sent
  }

  function refused(frame: Frame) {
    const named = typeof frame.data.client_id === 'string' ? frame.data.client_id : undefined
    const waiting = find(named ?? current)
    if (!waiting || (named !== undefined && named !== current)) return
    clearTimeout(timer)
    if (frame.data.retry) {
      timer = setTimeout(overdue, pause)
      return
    }
    release()
    change({ ...waiting, failed: sentenceOf(frame) })
    pump()
  }

  return {
    write(message) {
      change(afterWaiting(outbox, message))
      pump()
    },
    open() {
      isOpen = true
      release()
      pump()
    },
    ...{ halt, end: preparing.end },
    receive(frame) {
      if (frame.type === 'chat') return acknowledged(frame)
      if (frame.type === 'err_tip') refused(frame)
      return undefined
    },
    doubtful: () => (confirms ? [] : doubtsIn(outbox.list())),
    reconcile(partner, own) {
      for (const { waiting, found } of reconciled(outbox.list(), partner, own ?? []))
        if (found) stored(waiting, found)
        else change(own ? { ...waiting, tried: false } : { ...waiting, failed: '' })
    },
    retry(clientId) {
      const waiting = find(clientId)
      if (!waiting) return
      const { failed: _failed, ...again } = waiting
      change({ ...again, tried: false })
      pump()
    },
    discard(clientId) {
      preparing.stop(clientId)
      outbox.remove(clientId)
      if (current === clientId) release()
      pump()
    },
  }
}
