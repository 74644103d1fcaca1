import { claimOf, keyOf, type Claim, type ConnectionOptions } from './claim.ts'
import { connectionFor, connections, type Connection } from './connection.ts'

/**
 * The same connection with newer tokens, for elements that all got them: what is open in them stays open. False when the new
 * attributes mean another server or another kind of session, or when elements that `isHeld` tells of have those tokens already.
 */
export function moveConnection(
  connection: Connection,
  before: ConnectionOptions,
  after: ConnectionOptions,
  isHeld: (other: Connection) => boolean,
): boolean {
  const [from, to] = [claimOf(before), claimOf(after)]
  const bare = (claim: Claim) =>
    keyOf({ ...claim, token: undefined, ...(claim.factory && { factory: { ...claim.factory, token: undefined } }) })
  if (bare(from) !== bare(to) || connection.$isOver.get()) return false
  const other = connections.get(keyOf(to))
  if (other && other !== connection && !other.$isOver.get() && isHeld(other)) return false
  connections.delete(keyOf(from))
  connections.set(keyOf(to), connection)
  connection.useToken(to.token)
  if (from.factory && to.factory && keyOf(claimOf(from.factory)) !== keyOf(claimOf(to.factory))) {
    const factory = connection.$factory.get()
    const isShared = (one: Connection) =>
      [...connections.values()].some((each) => each !== connection && each !== one && each.$factory.get() === one)
    const isMoved = !isShared(factory) && moveConnection(factory, from.factory, to.factory, isShared)
    if (!isMoved) connection.$factory.set(connectionFor(to.factory))
  }
  return true
}
