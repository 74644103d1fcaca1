import type { WebSocket } from '@fastify/websocket'

/** What clients of a socket may do. */
export interface SocketLimits {
  /** Open sockets from one address, and in all, of this process. */
  perAddress: number
  inAll: number
  /** Bytes of a frame. */
  frameBytes: number
  /** Frames at once, also of those that wait for their answer, and how many more each second. */
  burst: number
  perSecond: number
}

/** Bytes that a client may leave unread: a frame is some kilobytes, whoever is so far behind does not read at all. */
const mostUnread = 1024 * 1024

type Sink = Pick<WebSocket, 'OPEN' | 'readyState' | 'bufferedAmount' | 'send' | 'terminate'>

/** Puts a frame on a socket that is still open; a client that lets them pile up is cut off, and reads what it missed when it is back. */
export function putFrame(socket: Sink, frame: object): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > mostUnread) return socket.terminate()
  socket.send(JSON.stringify(frame))
}

const ended = new WeakSet<object>()

/** Sends a last frame and closes; what else the client has sent by then is not looked at. */
export function endSocket(socket: Sink & Pick<WebSocket, 'close'>, frame: object): void {
  putFrame(socket, { ...frame, close: true })
  ended.add(socket)
  socket.close(1000)
}

/** An allowance that comes back with time. */
export function createCredit(burst: number, perSecond: number): () => boolean {
  let left = burst
  let at = Date.now()
  return () => {
    const now = Date.now()
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond)
    at = now
    if (left < 1) return false
    left--
    return true
  }
}

/** Where sockets of one kind come in. */
export interface SocketDoor {
  /**
   * Answers the frames of a socket, one after the other: the next is looked at when `answer` is done with the one before. Closes it
   * with 1013 when there are too many sockets already (and answers false), with 1009 for a frame too long, with 1008 for too many of
   * them. What arrives while it closes is not looked at, so a refusal is the last thing that costs anything.
   */
  admit(socket: WebSocket, address: string, answer: (text: string) => Promise<void>, failed: (error: unknown) => void): boolean
}

/** A door with these limits, for all sockets of a kind. */
export function openDoor(limits: SocketLimits): SocketDoor {
  const inside = new Map<string, number>()
  let all = 0

  function count(address: string, by: 1 | -1): void {
    const here = (inside.get(address) ?? 0) + by
    if (here > 0) inside.set(address, here)
    else inside.delete(address)
    all += by
  }

  return {
    admit(socket, address, answer, failed) {
      socket.on('error', () => socket.terminate())
      if (all >= limits.inAll || (inside.get(address) ?? 0) >= limits.perAddress) {
        socket.close(1013)
        return false
      }
      count(address, 1)
      socket.once('close', () => count(address, -1))
      const mayAsk = createCredit(limits.burst, limits.perSecond)
      let queue = Promise.resolve()
      let waiting = 0
      socket.on('message', (raw: Buffer) => {
        if (socket.readyState !== socket.OPEN) return
        if (raw.byteLength > limits.frameBytes) return socket.close(1009)
        if (!mayAsk() || ++waiting > limits.burst) return socket.close(1008)
        queue = queue
          // who says something and leaves has said it
          .then(() => (ended.has(socket) ? undefined : answer(raw.toString())))
          .catch(failed)
          .then(() => void waiting--)
      })
      return true
    },
  }
}
