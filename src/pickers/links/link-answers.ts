import type { Id } from '#src/api/endpoint.ts'
import { readLinkCategories, readPageLinks, type LinkCategory, type PageLink } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'
import { readKey, readsOf } from '#src/stores/reads.ts'
import { useCall, useRead, type ReadResult } from '#src/stores/use-read.ts'
import { freshness } from '../freshness.ts'

/** A fixed page, a special page, a product category or a saved link, as the server lists it. */
export interface StoredLink extends PageLink {
  pid?: Id
  cate_name?: string
  pic?: string
  is_diy?: number | string
  children?: StoredLink[]
}

const partsOf = ({ id }: Pick<LinkCategory, 'id'>) => ['links', id]

/** What the server lists below a node. @throws RequestError */
export async function readLinks(connection: Connection, node: Pick<LinkCategory, 'id'>): Promise<StoredLink[]> {
  const { list } = await connection.send(readPageLinks, { params: { cate: node.id } })
  return Array.isArray(list) ? list : []
}

/** The rows of a node whose list comes whole; asked once for all. @throws RequestError */
export const linksOf = (connection: Connection, node: Pick<LinkCategory, 'id'>): Promise<StoredLink[]> =>
  readsOf(connection).get(readKey(partsOf(node)), (over) => readLinks(over, node), freshness)

export const useLinks = (connection: Connection, node: LinkCategory) =>
  useRead(connection, partsOf(node), (over) => readLinks(over, node), freshness)

export const useLinkTree = (connection: Connection): ReadResult<unknown> => useCall(connection, readLinkCategories, {}, freshness)

/** Marketing modules that are switched on in the shop, and `advance` where the server lists presales. */
export const modulesOf = (connection: Connection): readonly string[] => [
  ...(connection.$session.get()?.modules ?? ['seckill', 'bargain', 'combination']),
  ...(connection.capabilities.features.advances ? ['advance'] : []),
]
