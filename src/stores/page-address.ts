import type { Id } from '#src/api/endpoint.ts'
import { readPageCode } from '#src/api/pages.ts'
import type { Connection } from './connection.ts'

/** Address of a page in the shop's storefront (designer contract 5, 预览). */
export const storefrontAddress = ({ base }: Pick<Connection, 'base'>, page: Id): string =>
  `${base || location.origin}/pages/annex/special/index?id=${page}`

/** Address of the picture of a page's mini-program code, `unpublished`, or false where there is none. */
export const programCode = (connection: Pick<Connection, 'send'>, page: Id): Promise<string | false> =>
  connection.send(readPageCode, { params: { id: page } }).then(
    (reply) => reply.image || false,
    () => false,
  )
