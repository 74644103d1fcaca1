import type { Id } from '#src/api/endpoint.ts'
import { readLinkCategories, readPageLinks, type LinkCategory, type PageLink } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'
import { askOnce } from '../answers.ts'
import { useAnswer } from '../use-answer.ts'

/** A fixed page, a special page, a product category or a saved link, as the server lists it. */
export interface StoredLink extends PageLink {
  pid?: Id
  cate_name?: string
  pic?: string
  is_diy?: number | string
  children?: StoredLink[]
}

const keyOf = (node: Pick<LinkCategory, 'id'>) => `links ${node.id}`
export { keyOf as linksKey }

async function readList(connection: Connection, node: Pick<LinkCategory, 'id'>): Promise<StoredLink[]> {
  const { list } = await connection.send(readPageLinks, { params: { cate: node.id } })
  return Array.isArray(list) ? list : []
}

/** The rows of a node whose list comes whole; asked once for all. @throws RequestError */
export const linksOf = (connection: Connection, node: Pick<LinkCategory, 'id'>): Promise<StoredLink[]> =>
  askOnce(connection, keyOf(node), () => readList(connection, node))

export const useLinks = (connection: Connection, node: LinkCategory) => useAnswer(connection, keyOf(node), () => readList(connection, node))

export const useLinkTree = (connection: Connection) =>
  useAnswer<unknown>(connection, 'link tree', () => connection.send(readLinkCategories, {}))

/** Marketing modules that are switched on in the shop, and `advance` where the server lists presales. */
export const modulesOf = (connection: Connection): readonly string[] => [
  ...(connection.$session.get()?.modules ?? ['seckill', 'bargain', 'combination']),
  ...(connection.capabilities.features.advances ? ['advance'] : []),
]
