import type { Server, Socket } from 'node:net'

/**
 * Every socket of a server, whatever became of it. Node's `closeAllConnections` knows none that has asked for an upgrade, and who asks for
 * one while the server goes gets a refusal that does not end the socket: the process would wait for a client that is long gone.
 */
export function openSocketsOf(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return sockets
}
