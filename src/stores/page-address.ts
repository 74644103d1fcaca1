import type { Id } from '#src/api/endpoint.ts'
import { readPageCode } from '#src/api/pages.ts'
import type { Connection } from './connection.ts'
import { useRead } from './use-read.ts'

/** Address of a page in the shop's storefront (designer contract 5, 预览). */
export const storefrontAddress = ({ base }: Pick<Connection, 'base'>, page: Id): string =>
  `${base || location.origin}/pages/annex/special/index?id=${page}`

// a page without one is still a page
const programCode = (connection: Pick<Connection, 'send'>, page: Id): Promise<string | false> =>
  connection.send(readPageCode, { params: { id: page } }).then(
    (reply) => reply.image || false,
    () => false,
  )

/** Address of the picture of a page's mini-program code, `unpublished`, or false where there is none; undefined while it is asked for. */
export function useProgramCode(connection: Connection, page: Id): string | false | undefined {
  const read = useRead(connection, ['program code', page], (over) => programCode(over, page))
  return read.state === 'there' ? read.data : undefined
}
