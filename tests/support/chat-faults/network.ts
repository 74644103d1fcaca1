import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The network of one person: all that they send goes through it, sockets and calls. */
export interface Network {
  url: string
  /** Ends everything at once. */
  cut(): void
  /** Holds everything back for so long. */
  stall(ms: number): void
  /** What is open now stays open, and nothing comes through it any more. */
  halfOpen(): void
  /** Nothing can be reached for so long. */
  goOffline(ms: number): void
  /** Everything is as it should be. */
  restore(): void
  close(): Promise<void>
}

interface Pair {
  ends: [Socket, Socket]
  isHalfOpen: boolean
}

/** An address of this machine that is one person's own: servers count by addresses. */
const addressOf = (number: number) => (process.platform === 'linux' ? { localAddress: `127.0.1.${1 + (number % 250)}` } : {})

/** `ports` are servers that may be reached, the nearest first; who does not answer is passed over. */
export async function openNetwork(number: number, ports: () => readonly number[]): Promise<Network> {
  const pairs = new Set<Pair>()
  /** Also those that have not reached a server yet. */
  const clients = new Set<Socket>()
  let isOffline = false
  let isClosed = false
  let back: NodeJS.Timeout | undefined

  const end = (pair: Pair) => {
    pairs.delete(pair)
    for (const socket of pair.ends) socket.destroy()
  }

  function join(client: Socket, server: Socket): void {
    const pair: Pair = { ends: [client, server], isHalfOpen: false }
    pairs.add(pair)
    for (const [from, to] of [pair.ends, pair.ends.toReversed()] as [Socket, Socket][]) {
      from.setNoDelay(true)
      from.on('data', (part) => pair.isHalfOpen || to.write(part))
      // a network that is half open says nothing of its end either
      from.on('close', () => pair.isHalfOpen || end(pair))
      from.on('error', () => undefined)
    }
  }

  function reach(client: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) return void client.destroy()
    const server = connect({ port, host: '127.0.0.1', ...addressOf(number) })
    server.once('connect', () => {
      server.removeAllListeners('error')
      join(client, server)
      client.resume()
    })
    server.once('error', () => reach(client, others))
  }

  const door = createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => undefined)
    clients.add(client)
    client.on('close', () => clients.delete(client))
    if (isOffline || isClosed) return void client.resetAndDestroy()
    reach(client, ports())
  })
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready))

  const cut = () => {
    for (const pair of pairs) end(pair)
  }
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    cut,
    stall(ms) {
      const held = [...pairs].flatMap(({ ends }) => ends)
      for (const socket of held) socket.pause()
      setTimeout(() => held.forEach((socket) => socket.resume()), ms)
    },
    halfOpen() {
      for (const pair of pairs) pair.isHalfOpen = true
    },
    goOffline(ms) {
      isOffline = true
      cut()
      clearTimeout(back)
      back = setTimeout(() => (isOffline = false), ms)
    },
    restore() {
      clearTimeout(back)
      isOffline = false
    },
    async close() {
      clearTimeout(back)
      isClosed = true
      cut()
      for (const client of clients) client.destroy()
      await new Promise((closed) => door.close(closed))
    },
  }
}
