import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A server's other address, at which its open WebSockets at `/msg` are counted. */
export async function countSockets(target: string) {
  const sockets = new Set<Socket>()
  const all = new Set<Socket>()
  let most = 0
  const door = createServer((client) => {
    const upstream = connect(Number(new URL(target).port), '127.0.0.1')
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      all.add(one)
      one.setNoDelay(true)
      one.on('error', () => one.destroy())
      one.on('close', () => {
        all.delete(one)
        sockets.delete(client)
        other.destroy()
      })
    }
    client.on('data', (part) => {
      if (part.subarray(0, 8).toString() === 'GET /msg') sockets.add(client)
      most = Math.max(most, sockets.size)
    })
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    /** Open now, and at most at a time. */
    open: () => sockets.size,
    most: () => most,
    async close() {
      for (const socket of all) socket.destroy()
      await new Promise((closed) => door.close(closed))
    },
  }
}
