import type { Outgoing } from '../wire/message.ts'

/** What is done with a message before it goes over the wire: its picture is sent, its signs get their names. */
export interface Preparation {
  needs(message: Outgoing): boolean
  /** @throws RequestError; one that is passing is tried again */
  make(message: Outgoing, signal: AbortSignal): Promise<Partial<Outgoing>>
}

interface Options {
  preparation: Preparation | undefined
  find(clientId: string): Outgoing | undefined
  /** Writes down what was made; `isSeen` when the screen has to know. */
  put(message: Outgoing, isSeen: boolean): void
  /** Goes on with the queue. */
  next(): void
  /** Milliseconds before what failed in passing is tried again. */
  pause: number
}

/** Prepares one message at a time, so that their order holds. */
export function createPreparing({ preparation, find, put, next, pause }: Options) {
  const running = new Map<string, AbortController>()
  let isOver = false

  async function run(message: Outgoing): Promise<void> {
    const { clientId } = message
    const stop = new AbortController()
    running.set(clientId, stop)
    try {
      const made = await preparation!.make(message, stop.signal)
      const waiting = find(clientId)
      if (waiting && !isOver) put({ ...waiting, ...made }, false)
    } catch (error) {
      const waiting = find(clientId)
      const { isPassing, message: sentence } = error as { isPassing?: boolean; message?: string }
      if (isPassing) await new Promise((over) => setTimeout(over, pause))
      else if (waiting && !stop.signal.aborted) put({ ...waiting, failed: sentence ?? '' }, true)
    }
    running.delete(clientId)
    if (!isOver) next()
  }

  return {
    /** False when the message may go as it is. */
    holds(message: Outgoing): boolean {
      if (!preparation?.needs(message)) return false
      if (!running.has(message.clientId)) void run(message)
      return true
    },
    stop: (clientId: string) => running.get(clientId)?.abort(),
    /** Nothing is made here any more: whoever has the outbox now makes it. */
    end() {
      isOver = true
      for (const one of running.values()) one.abort()
    },
  }
}
