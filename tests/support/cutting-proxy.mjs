import { connect, createServer } from 'node:net'

/**
 * A line between a browser and a server that counts what goes up and breaks: after every so many bytes both sides are cut
 * off at once, in the middle of whatever is being sent. `delay` in milliseconds, for each part that comes.
 * @param {{ port: number, every?: () => number, delay?: () => number, most?: number }} options `every` says after how many
 *   bytes the next cut comes; after `most` cuts there are no more
 */
export async function startCutting({ port, every = () => Infinity, delay = () => 0, most = Infinity }) {
  const open = new Set()
  const counts = { up: 0, cuts: 0, connections: 0 }
  let left = every()

  function cut(client, upstream, part) {
    // what came before the cut may arrive
    if (part.length > 0) upstream.write(part)
    counts.cuts++
    left = counts.cuts < most ? every() : Infinity
    client.resetAndDestroy()
    setImmediate(() => upstream.resetAndDestroy())
  }

  const server = createServer((client) => {
    counts.connections++
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => open.delete(socket))
    }
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
    upstream.pipe(client)
    client.on('data', (part) => {
      counts.up += part.length
      if (part.length >= left) return cut(client, upstream, part.subarray(0, Math.max(0, left)))
      left -= part.length
      const wait = delay()
      if (wait > 0) {
        client.pause()
        setTimeout(() => (upstream.write(part), client.resume()), wait)
      } else if (!upstream.write(part)) {
        client.pause()
        upstream.once('drain', () => client.resume())
      }
    })
    client.on('end', () => upstream.end())
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    counts,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
