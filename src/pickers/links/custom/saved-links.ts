import type { Id } from '#src/api/endpoint.ts'
import { removeLink, saveLink } from '#src/api/links.ts'
import type { LinkCategory } from '#src/api/products.ts'
import { freshId } from '#src/lib/random-id.ts'
import type { Connection } from '#src/stores/connection.ts'
import { readLinks } from '../link-answers.ts'
import { ownCustomId } from '../link-node.ts'
import { changeDeviceLinks, readDeviceLinks } from './device-links.ts'

/** A link of one's own that was given a name. */
export interface SavedLink {
  readonly id: Id
  readonly name: string
  readonly url: string
  readonly origin: 'server' | 'device'
}

/** Whether the server keeps links; else this device does. */
export const keepsLinks = (connection: Connection): boolean => connection.capabilities.features.savedLinks

/**
 * The saved links: the server's, and where it keeps none of ours those on the device, too.
 * @throws RequestError when a server that keeps them does not answer
 */
export async function readSaved(connection: Connection, node: Pick<LinkCategory, 'id'>): Promise<SavedLink[]> {
  const isOnServer = keepsLinks(connection)
  const read = node.id === ownCustomId ? Promise.resolve([]) : readLinks(connection, node)
  const rows = await (isOnServer ? read : read.catch(() => []))
  const onServer = rows.map(({ id, name, url }): SavedLink => ({ id, name, url, origin: 'server' }))
  if (isOnServer) return onServer
  const own = await readDeviceLinks(connection.base).catch(() => [])
  return [...own.map((link): SavedLink => ({ ...link, origin: 'device' })), ...onServer]
}

/** @throws RequestError, or what the browser says when its storage is blocked */
export async function addSaved(connection: Connection, node: Pick<LinkCategory, 'id'>, link: { name: string; url: string }): Promise<void> {
  if (keepsLinks(connection)) await connection.send(saveLink, { params: { cate: node.id }, body: link })
  else await changeDeviceLinks(connection.base, (links) => [{ id: freshId(), ...link }, ...links])
}

/** @throws RequestError */
export async function removeSaved(connection: Connection, node: Pick<LinkCategory, 'id'>, link: SavedLink): Promise<void> {
  if (link.origin === 'server') await connection.send(removeLink, { params: { id: link.id } })
  else await changeDeviceLinks(connection.base, (links) => links.filter((other) => other.id !== link.id))
}
